-- CSV files put in by hand, with what an undo needs.
CREATE TABLE "imports" (
  "id" UUID NOT NULL,
  "entity" TEXT NOT NULL,
  "file_name" TEXT NOT NULL,
  "header" TEXT[],
  "rows" JSONB NOT NULL,
  "mapping" JSONB NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'uploaded',
  "counts" JSONB,
  "refused" JSONB,
  "written" JSONB,
  "actor_id" UUID NOT NULL,
  "actor_name" TEXT NOT NULL,
  "done_at" TIMESTAMPTZ(3),
  "undone_at" TIMESTAMPTZ(3),
  "undone_by" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "imports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "imports_state_check" CHECK ("state" IN ('uploaded', 'done', 'undone')),
  CONSTRAINT "imports_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "imports_entity_created_at_idx" ON "imports"("entity", "created_at" DESC);
CREATE INDEX "imports_actor_id_idx" ON "imports"("actor_id");
CREATE INDEX "imports_created_at_idx" ON "imports"("created_at");
