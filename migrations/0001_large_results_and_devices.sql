CREATE TABLE `assessment_parts` (
	`assessment_id` text NOT NULL,
	`field` text NOT NULL,
	`place` integer NOT NULL,
	`piece` text NOT NULL,
	PRIMARY KEY(`assessment_id`, `field`, `place`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;