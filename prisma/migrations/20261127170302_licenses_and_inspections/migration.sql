-- A license is printed with its number and the day it was checked, or not at all (decision 105).
ALTER TABLE "communities" ADD COLUMN "license_number" TEXT, ADD COLUMN "license_as_of" DATE,
  ADD COLUMN "state_facility_id" TEXT, ADD COLUMN "ccn" TEXT, ADD COLUMN "inspection_answer" TEXT;
CREATE UNIQUE INDEX "communities_ccn_key" ON "communities"("ccn");

CREATE TABLE "facility_reports" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "ccn" TEXT NOT NULL,
    "facility" TEXT,
    "address" TEXT,
    "beds" INTEGER,
    "overall_rating" INTEGER,
    "last_inspection_on" DATE,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "penalties" JSONB NOT NULL DEFAULT '[]',
    "measures" JSONB NOT NULL DEFAULT '[]',
    "file_dates" JSONB NOT NULL DEFAULT '{}',
    "contradictions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "gone_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "confirmed_by_name" TEXT,
    "read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "facility_reports_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "facility_reports_community_id_key" ON "facility_reports"("community_id");
ALTER TABLE "facility_reports" ADD CONSTRAINT "facility_reports_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
