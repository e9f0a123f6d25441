CREATE TABLE `register_cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`import_id` text,
	`title` text,
	`respondent` text,
	`matter` text,
	`summary` text,
	`facts` text NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `case_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `register_cases_number` ON `register_cases` (`number`) WHERE import_id IS NULL;--> statement-breakpoint
CREATE INDEX `register_cases_import` ON `register_cases` (`import_id`) WHERE import_id IS NOT NULL;