-- Links in stored texts that lead nowhere, and the outside addresses that the weekly check asks.
CREATE TABLE "link_findings" (
  "id" UUID NOT NULL,
  "entity" TEXT NOT NULL,
  "entity_id" TEXT NOT NULL,
  "field" TEXT NOT NULL,
  "href" TEXT NOT NULL,
  "words" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "outside" TEXT,
  "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "link_findings_pkey" PRIMARY KEY ("id")
);
-- An address may be longer than an index takes.
CREATE UNIQUE INDEX "link_findings_place_key" ON "link_findings"("entity", "entity_id", "field", md5("href"));

CREATE TABLE "outside_links" (
  "digest" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "host" TEXT NOT NULL,
  "places" JSONB NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  "checked_at" TIMESTAMPTZ(3),
  "silences" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "outside_links_pkey" PRIMARY KEY ("digest")
);
