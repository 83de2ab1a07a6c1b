-- Entries of the lead journal that this database has taken in (decision 095).
CREATE TABLE "journal_entries" (
    "id" TEXT NOT NULL,
    "tour_request_id" UUID,
    "is_held" BOOLEAN NOT NULL DEFAULT false,
    "taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "journal_entries_taken_at_idx" ON "journal_entries"("taken_at");

-- Hardly any entry is held, so only those are found by their lead (decision 012, “No index for what is empty”).
CREATE INDEX "journal_entries_held_idx" ON "journal_entries"("tour_request_id") WHERE "is_held";
