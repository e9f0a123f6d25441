ALTER TABLE `assessments` ADD `document` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `second_look` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `matters` text;