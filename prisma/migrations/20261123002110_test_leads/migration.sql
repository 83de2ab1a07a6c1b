-- The requests the product makes of itself, and whether each arrived.
CREATE TABLE "test_leads" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "passed" BOOLEAN,
    "detail" TEXT,

    CONSTRAINT "test_leads_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "test_leads_submitted_at_idx" ON "test_leads"("submitted_at" DESC);
