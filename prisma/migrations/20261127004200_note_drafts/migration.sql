-- Text that a person has typed about a lead and not sent yet (decision 088).
CREATE TABLE "note_drafts" (
    "tour_request_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "form" TEXT NOT NULL,
    "values" JSONB,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_drafts_pkey" PRIMARY KEY ("tour_request_id", "user_id", "form")
);

CREATE INDEX "note_drafts_user_id_idx" ON "note_drafts"("user_id");

ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_tour_request_id_fkey"
  FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "note_drafts" ADD CONSTRAINT "note_drafts_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
