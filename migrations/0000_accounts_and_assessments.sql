CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`filename` text NOT NULL,
	`file_content` text NOT NULL,
	`audience` text NOT NULL,
	`channel` text NOT NULL,
	`context` text,
	`material_type` text NOT NULL,
	`material_type_detected` integer NOT NULL,
	`risk_level` text NOT NULL,
	`summary` text NOT NULL,
	`confidence` integer NOT NULL,
	`confidence_reasons` text NOT NULL,
	`clauses` text NOT NULL,
	`cases` text NOT NULL,
	`recommendations` text NOT NULL,
	`engine` text NOT NULL,
	`coverage` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessments_user_created` ON `assessments` (`user_id`,`created_at`,`id`,`risk_level`);--> statement-breakpoint
CREATE INDEX `assessments_created` ON `assessments` (`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`actor_id` integer NOT NULL,
	`action` text NOT NULL,
	`subject_id` integer,
	`details` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`message` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `open_analyses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`upload_key` text NOT NULL,
	`multipart_id` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `open_analyses_created` ON `open_analyses` (`created_at`);--> statement-breakpoint
CREATE INDEX `open_analyses_user` ON `open_analyses` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_seen` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`reset_token` text,
	`reset_token_expires` integer,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`subscription_status` text,
	`subscription_tier` text DEFAULT 'free' NOT NULL,
	`monthly_analysis_count` integer DEFAULT 0 NOT NULL,
	`last_analysis_reset` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`extra_analyses` integer DEFAULT 0 NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_reset_token` ON `users` (`reset_token`) WHERE reset_token IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_demo_created` ON `users` (`created_at`) WHERE is_demo = 1;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);