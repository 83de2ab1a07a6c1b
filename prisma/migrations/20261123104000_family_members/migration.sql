-- Who calls and who moves in, apart, under one household (C11, docs/decisions/044-who-calls-and-who-moves-in.md).
ALTER TABLE "household_contacts"
  ADD COLUMN "decides" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "consent_how" TEXT,
  ADD COLUMN "consent_at" TIMESTAMPTZ(3),
  ADD COLUMN "consent_by" TEXT;
CREATE INDEX "household_contacts_search_idx" ON "household_contacts"
  USING GIN ("name" gin_trgm_ops, "phone_e164" gin_trgm_ops, "email" gin_trgm_ops);

ALTER TABLE "household_merges" ADD COLUMN "resident_ids" UUID[];

CREATE TABLE "household_residents" (
  "id" UUID NOT NULL,
  "household_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "relationship" TEXT,
  "birth_year" INTEGER,
  "living_situation" TEXT,
  "time_frame" TEXT,
  "notes" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "household_residents_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "household_residents_household_id_fkey" FOREIGN KEY ("household_id") REFERENCES "households"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "household_residents_household_id_idx" ON "household_residents"("household_id");
CREATE INDEX "household_residents_search_idx" ON "household_residents" USING GIN ("name" gin_trgm_ops);
-- Two families that name the same person who moves in are suggested as one (lib/households/suggestions.ts).
CREATE INDEX "household_residents_lower_name_idx" ON "household_residents"(lower("name"));

CREATE TABLE "resident_care_types" (
  "resident_id" UUID NOT NULL,
  "care_type_id" UUID NOT NULL,
  CONSTRAINT "resident_care_types_pkey" PRIMARY KEY ("resident_id", "care_type_id"),
  CONSTRAINT "resident_care_types_resident_id_fkey" FOREIGN KEY ("resident_id") REFERENCES "household_residents"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "resident_care_types_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "resident_care_types_care_type_id_idx" ON "resident_care_types"("care_type_id");
