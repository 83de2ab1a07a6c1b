-- What search engines have been told by IndexNow (docs/decisions/054-index-now.md).
CREATE TABLE "index_now" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "turn_at" TIMESTAMPTZ(3),
  "told_at" TIMESTAMPTZ(3),
  "told_count" INTEGER NOT NULL DEFAULT 0,
  "problem" TEXT,
  CONSTRAINT "index_now_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "index_now_addresses" (
  "path" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  CONSTRAINT "index_now_addresses_pkey" PRIMARY KEY ("path")
);
