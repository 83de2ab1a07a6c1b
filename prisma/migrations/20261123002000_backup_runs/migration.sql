-- How backups, drills and restores ended.
CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "succeeded" BOOLEAN NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "detail" TEXT NOT NULL,

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "backup_runs_kind_finished_at_idx" ON "backup_runs"("kind", "finished_at" DESC);
