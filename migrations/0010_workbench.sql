CREATE TABLE `matter_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assessment_id` text NOT NULL,
	`subject` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text,
	`words` text,
	`scope` text NOT NULL,
	`by` text NOT NULL,
	`at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`carried_from` text,
	`quote` text,
	`done_at` integer,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matter_decisions_subject` ON `matter_decisions` (`assessment_id`,`subject`);--> statement-breakpoint
CREATE INDEX `matter_decisions_reported` ON `matter_decisions` (`id`) WHERE reason = 'rule-wrong' AND carried_from IS NULL;--> statement-breakpoint
CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`shows_name` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`expires_at` integer NOT NULL,
	`opened` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shares_token_hash_unique` ON `shares` (`token_hash`);--> statement-breakpoint
CREATE INDEX `shares_assessment` ON `shares` (`assessment_id`);--> statement-breakpoint
CREATE INDEX `shares_expires` ON `shares` (`expires_at`);--> statement-breakpoint
ALTER TABLE `assessments` ADD `name` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `series_id` text;--> statement-breakpoint
CREATE INDEX `assessments_series` ON `assessments` (`series_id`) WHERE series_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `open_analyses` ADD `is_free` integer DEFAULT false NOT NULL;