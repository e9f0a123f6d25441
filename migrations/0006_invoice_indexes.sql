CREATE INDEX `invoices_user` ON `invoices` (`user_id`);--> statement-breakpoint
CREATE INDEX `invoices_paid` ON `invoices` (`paid_at`,`paid_pence`,`refunded_pence`);