CREATE TABLE `analysis_days` (
	`day` text NOT NULL,
	`risk_level` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`day`, `risk_level`)
);
--> statement-breakpoint
CREATE TABLE `case_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`case_count` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`live_at` integer
);
--> statement-breakpoint
CREATE INDEX `case_imports_live` ON `case_imports` (`live_at`,`case_count`) WHERE live_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `case_imports_staged` ON `case_imports` (`created_at`) WHERE live_at IS NULL;--> statement-breakpoint
CREATE TABLE `imported_cases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` text NOT NULL,
	`case_number` text NOT NULL,
	`entry` text NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `case_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imported_cases_import_number` ON `imported_cases` (`import_id`,`case_number`);--> statement-breakpoint
CREATE INDEX `imported_cases_number` ON `imported_cases` (`case_number`);--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `done_at` integer;--> statement-breakpoint
CREATE INDEX `contact_messages_open` ON `contact_messages` (`id`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_registered` ON `users` (`id`) WHERE is_demo = 0;