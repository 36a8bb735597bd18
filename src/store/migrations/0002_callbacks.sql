CREATE TABLE "callback_hosts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" text,
	"checked_at" timestamp with time zone,
	"check_file" text,
	"check_dns" text
);
--> statement-breakpoint
CREATE TABLE "callback_secrets" (
	"account_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"previous" text,
	"previous_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"request_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"result_id" text NOT NULL,
	"redelivery_of" text,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"status" text NOT NULL,
	"http_status" integer,
	"error" text,
	"detail" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"request_id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "callback_hosts" ADD CONSTRAINT "callback_hosts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callback_secrets" ADD CONSTRAINT "callback_secrets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_hosts_account_host" ON "callback_hosts" USING btree ("account_id","host");--> statement-breakpoint
CREATE INDEX "deliveries_account" ON "deliveries" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_age" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_unfinished" ON "deliveries" USING btree ("instance_id") WHERE status in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "results_request" ON "results" USING btree ("account_id","request_id","created_at");--> statement-breakpoint
CREATE INDEX "results_age" ON "results" USING btree ("created_at");