-- What each kind of care can take, for professionals who refer somebody (decision 106).
CREATE TABLE "care_needs" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_needs_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "care_needs_name_key" ON "care_needs"("name");
CREATE INDEX "care_needs_active_sort_order_idx" ON "care_needs"("active", "sort_order");

CREATE TABLE "care_capabilities" (
    "id" UUID NOT NULL,
    "need_id" UUID NOT NULL,
    "care_type_id" UUID NOT NULL,
    "answer" TEXT NOT NULL,
    "note" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_capabilities_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "care_capabilities_need_id_sort_order_idx" ON "care_capabilities"("need_id", "sort_order");
CREATE INDEX "care_capabilities_care_type_id_idx" ON "care_capabilities"("care_type_id");
ALTER TABLE "care_capabilities" ADD CONSTRAINT "care_capabilities_need_id_fkey" FOREIGN KEY ("need_id") REFERENCES "care_needs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "care_capabilities" ADD CONSTRAINT "care_capabilities_care_type_id_fkey" FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The direct line and the fax for professionals.
ALTER TABLE "site_settings" ADD COLUMN "referral_phone" TEXT;
ALTER TABLE "site_settings" ADD COLUMN "referral_fax" TEXT;

-- The page for professionals shows the openings, what we can take, and the referral form.
UPDATE "pages" SET "part" = 'referrals', "part_after" = 1, "updated_at" = now() WHERE "path" = '/for-professionals' AND "part" IS NULL;
