-- Leads of forms beneath ads, from Google and Meta, into the one intake (B13, docs/decisions/050-ad-leads-and-the-crm.md).
CREATE TABLE "lead_forms" (
  "id" UUID NOT NULL,
  "platform" TEXT NOT NULL DEFAULT 'meta',
  "form_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "community_id" UUID,
  "consent_wording" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "lead_forms_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "lead_forms_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "lead_forms_form_id_key" ON "lead_forms"("form_id");

-- What a platform told us of, once each; a lead that is deleted leaves it, so that the same news brings nobody back.
CREATE TABLE "lead_form_deliveries" (
  "id" UUID NOT NULL,
  "platform" TEXT NOT NULL,
  "external_id" TEXT NOT NULL,
  "form_id" TEXT,
  "state" TEXT NOT NULL,
  "problem" TEXT,
  "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "tour_request_id" UUID,
  CONSTRAINT "lead_form_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "lead_form_deliveries_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "lead_form_deliveries_platform_external_id_key" ON "lead_form_deliveries"("platform", "external_id");
CREATE INDEX "lead_form_deliveries_platform_received_at_idx" ON "lead_form_deliveries"("platform", "received_at" DESC);
CREATE INDEX "lead_form_deliveries_tour_request_id_idx" ON "lead_form_deliveries"("tour_request_id");
-- Paid leads that have not been fetched: few, and looked for all the time.
CREATE INDEX "lead_form_deliveries_waiting_idx" ON "lead_form_deliveries"("received_at") WHERE "state" = 'waiting';

CREATE TABLE "lead_form_platforms" (
  "platform" TEXT NOT NULL,
  "refused_at" TIMESTAMPTZ(3),
  "refusal" TEXT,
  "polled_at" TIMESTAMPTZ(3),
  "poll_problem" TEXT,
  CONSTRAINT "lead_form_platforms_pkey" PRIMARY KEY ("platform")
);
