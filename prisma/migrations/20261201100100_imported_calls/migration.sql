-- Calls that came from a file once, by keyed digest: one whose lead was deleted or erased does not come again (docs/decisions/064-calls-and-numbers.md).
CREATE TABLE "imported_calls" (
  "id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "imported_calls_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "imported_calls_key_key" ON "imported_calls"("key");
INSERT INTO "imported_calls" ("id", "key") SELECT gen_random_uuid(), "transaction_id" FROM "tour_requests" WHERE "transaction_id" LIKE 'call:%';
