-- Duplicate families become one, for 30 days with a way back (docs/decisions/037-merged-families.md).
ALTER TABLE "households" ADD COLUMN "phone_e164" TEXT, ADD COLUMN "email" TEXT;

CREATE TABLE "household_merges" (
  "id" UUID NOT NULL,
  "kept_id" UUID NOT NULL,
  "absorbed_id" UUID NOT NULL,
  "lead_ids" UUID[],
  "contact_ids" UUID[],
  "name" TEXT NOT NULL,
  "phone_e164" TEXT,
  "email" TEXT,
  "merged_by" TEXT NOT NULL,
  "merged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "undone_by" TEXT,
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "household_merges_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "household_merges_kept_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "household_merges_absorbed_id_fkey" FOREIGN KEY ("absorbed_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "household_merges_kept_id_idx" ON "household_merges"("kept_id");
CREATE INDEX "household_merges_absorbed_id_idx" ON "household_merges"("absorbed_id");
CREATE INDEX "household_merges_merged_at_idx" ON "household_merges"("merged_at");

CREATE TABLE "households_apart" (
  "first_id" UUID NOT NULL,
  "second_id" UUID NOT NULL,
  "said_by" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "households_apart_pkey" PRIMARY KEY ("first_id", "second_id"),
  CONSTRAINT "households_apart_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "households_apart_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "households_apart_second_id_idx" ON "households_apart"("second_id");
