-- Keys of partners and programs (docs/decisions/032-api-keys.md). Of the key itself only a digest and its first letters are kept.
CREATE TABLE "api_keys" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "prefix" TEXT NOT NULL,
  "secret_hash" TEXT NOT NULL,
  "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "community_ids" UUID[] DEFAULT ARRAY[]::UUID[],
  "expires_at" TIMESTAMPTZ(3),
  "last_used_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  "revoked_by_name" TEXT,
  "made_by_name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "api_keys_secret_hash_key" ON "api_keys"("secret_hash");
-- Two keys that work are never called the same: leads and the activity log name them.
CREATE UNIQUE INDEX "api_keys_name_key" ON "api_keys"(lower("name")) WHERE "revoked_at" IS NULL;
