-- A partner is a record with its keys, origins and limits (decision 077). A key without one is a program of the
-- company itself.
CREATE TABLE "partners" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "contact_name" TEXT,
    "contact_email" TEXT,
    "contact_phone" TEXT,
    "origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "leads_per_hour" INTEGER NOT NULL DEFAULT 600,
    "calls_per_minute" INTEGER NOT NULL DEFAULT 120,
    "ended_at" TIMESTAMPTZ(3),
    "made_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partners_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "partners_name_key" ON "partners" (lower("name")) WHERE "ended_at" IS NULL;
CREATE INDEX "partners_origins_idx" ON "partners" USING GIN ("origins");

ALTER TABLE "api_keys" ADD COLUMN "partner_id" UUID,
ADD COLUMN "previous_hash" TEXT,
ADD COLUMN "previous_until" TIMESTAMPTZ(3);

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE UNIQUE INDEX "api_keys_previous_hash_key" ON "api_keys"("previous_hash");
CREATE INDEX "api_keys_partner_id_idx" ON "api_keys"("partner_id");
