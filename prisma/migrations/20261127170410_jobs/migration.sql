-- Jobs with their pay, and who applied for them, apart from leads (decision 106).
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "community_id" UUID NOT NULL,
    "employment_type" TEXT NOT NULL DEFAULT 'full-time',
    "pay_from" DECIMAL(10,2) NOT NULL,
    "pay_to" DECIMAL(10,2),
    "pay_unit" TEXT NOT NULL DEFAULT 'hour',
    "shifts" TEXT,
    "description" TEXT NOT NULL,
    "requirements" TEXT,
    "apply_to" TEXT NOT NULL,
    "posted_on" DATE NOT NULL,
    "open_until" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "jobs_slug_key" ON "jobs"("slug");
CREATE INDEX "jobs_active_sort_order_idx" ON "jobs"("active", "sort_order");
CREATE INDEX "jobs_community_id_idx" ON "jobs"("community_id");
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "job_applications" (
    "id" UUID NOT NULL,
    "job_id" UUID,
    "job_title" TEXT NOT NULL,
    "community_id" UUID,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phone_e164" TEXT,
    "email" TEXT,
    "message" TEXT,
    "transaction_id" TEXT NOT NULL,
    "held_reason" TEXT,
    "client_ip_address" TEXT,
    "client_user_agent" TEXT,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_applications_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "job_applications_transaction_id_key" ON "job_applications"("transaction_id");
CREATE INDEX "job_applications_created_at_id_idx" ON "job_applications"("created_at" DESC, "id" DESC);
CREATE INDEX "job_applications_job_id_idx" ON "job_applications"("job_id");
CREATE INDEX "job_applications_community_id_idx" ON "job_applications"("community_id");
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Careers lists the open jobs below its first section.
UPDATE "pages" SET "part" = 'jobs', "part_after" = 1, "updated_at" = now() WHERE "path" = '/careers' AND "part" IS NULL;
