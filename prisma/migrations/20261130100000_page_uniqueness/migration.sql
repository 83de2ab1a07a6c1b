-- How much of each city page and landing page stands on no sibling page, and the limit below which search engines are not offered it.
CREATE TABLE "page_uniqueness" (
    "path" TEXT NOT NULL,
    "peer_group" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "words" INTEGER NOT NULL,
    "shingles" BYTEA NOT NULL,
    "score" INTEGER,
    "similar_path" TEXT,
    "read_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_uniqueness_pkey" PRIMARY KEY ("path")
);

CREATE INDEX "page_uniqueness_score_path_idx" ON "page_uniqueness"("score", "path");
CREATE INDEX "page_uniqueness_peer_group_path_idx" ON "page_uniqueness"("peer_group", "path");

CREATE TABLE "page_checks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "asked_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "page_checks_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "site_settings" ADD COLUMN "uniqueness_limit" INTEGER NOT NULL DEFAULT 15;
