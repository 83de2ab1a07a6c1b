-- How fast families were called, as published each day (decision 105). Without a foreign key: a figure that was on
-- the site stays when its community goes.
CREATE TABLE "response_snapshots" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "community_id" UUID,
    "counted" INTEGER NOT NULL,
    "in_time" INTEGER NOT NULL,
    "median_staffed_s" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "response_snapshots_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "response_snapshots_day_community_id_key" ON "response_snapshots"("day", "community_id") NULLS NOT DISTINCT;

-- The one switch for all figures; its changes are in the history of the settings.
ALTER TABLE "site_settings" ADD COLUMN "speed_shown" BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX "response_snapshots_community_id_day_idx" ON "response_snapshots"("community_id", "day" DESC);
