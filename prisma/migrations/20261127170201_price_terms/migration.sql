-- Amounts beside the rate, levels of care and increases as rows (decision 104).
CREATE TABLE "fees" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "name" TEXT NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "per" TEXT NOT NULL DEFAULT 'once',
    "for_whom" TEXT NOT NULL DEFAULT 'resident',
    "mandatory" BOOLEAN NOT NULL DEFAULT false,
    "refund" TEXT,
    "note" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fees_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "care_levels" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "care_type_id" UUID,
    "level" INTEGER NOT NULL,
    "amount" DECIMAL(10,2) NOT NULL,
    "includes" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_levels_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rate_increases" (
    "id" UUID NOT NULL,
    "community_id" UUID,
    "name" TEXT NOT NULL,
    "applies_to" TEXT NOT NULL DEFAULT 'rate',
    "month" INTEGER,
    "notice_days" INTEGER NOT NULL,
    "last_percent" DECIMAL(4,1),
    "note" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_increases_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "fees_community_id_active_sort_order_idx" ON "fees"("community_id", "active", "sort_order");
CREATE INDEX "care_levels_community_id_active_level_idx" ON "care_levels"("community_id", "active", "level");
CREATE INDEX "care_levels_care_type_id_idx" ON "care_levels"("care_type_id");
CREATE INDEX "rate_increases_community_id_active_idx" ON "rate_increases"("community_id", "active");

ALTER TABLE "fees" ADD CONSTRAINT "fees_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "care_levels" ADD CONSTRAINT "care_levels_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "care_levels" ADD CONSTRAINT "care_levels_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rate_increases" ADD CONSTRAINT "rate_increases_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Apartments, not plans: how many are free, when the next ones are, and the waiting list.
ALTER TABLE "floor_plans"
    ADD COLUMN "priced_for" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "free_now" INTEGER,
    ADD COLUMN "later_openings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN "waitlist_length" INTEGER,
    ADD COLUMN "waitlist_note" TEXT;

-- Short stays.
ALTER TABLE "communities"
    ADD COLUMN "respite_rooms" INTEGER,
    ADD COLUMN "respite_nightly_rate" DECIMAL(10,2),
    ADD COLUMN "respite_min_nights" INTEGER,
    ADD COLUMN "respite_from" DATE,
    ADD COLUMN "respite_as_of" DATE;
