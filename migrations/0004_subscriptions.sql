CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer,
	`paid_pence` integer NOT NULL,
	`refunded_pence` integer DEFAULT 0 NOT NULL,
	`paid_at` integer NOT NULL,
	`refunds_asked_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_created` ON `stripe_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`state` text NOT NULL,
	`plan` text NOT NULL,
	`kept_plan` text,
	`current_period_end` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`trial_end` integer,
	`has_card` integer NOT NULL,
	`past_due_since` integer,
	`started_at` integer NOT NULL,
	`status` text NOT NULL,
	`tier` text NOT NULL,
	`tier_ends_at` integer,
	`tier_after` text NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_open` ON `subscriptions` (`current_period_end`) WHERE state <> 'canceled';--> statement-breakpoint
ALTER TABLE `users` ADD `tier_ends_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `tier_after` text DEFAULT 'free' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_stripe_customer` ON `users` (`stripe_customer_id`) WHERE stripe_customer_id IS NOT NULL;