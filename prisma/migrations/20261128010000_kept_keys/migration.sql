-- Keys that outlive the secret they were derived from, sealed under the current one (decision 116).
CREATE TABLE "kept_keys" (
  "id" UUID NOT NULL,
  "purpose" TEXT NOT NULL,
  "key_id" TEXT NOT NULL,
  "sealed_key" TEXT NOT NULL,
  "current_since" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "kept_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "kept_keys_purpose_key_id_key" ON "kept_keys"("purpose", "key_id");
