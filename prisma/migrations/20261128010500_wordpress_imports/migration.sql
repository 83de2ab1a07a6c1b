CREATE TABLE "wordpress_imports" (
  "id" UUID NOT NULL,
  "file_name" TEXT NOT NULL,
  "site" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'uploaded',
  "actor_id" UUID,
  "actor_name" TEXT NOT NULL,
  "done_at" TIMESTAMPTZ(3),
  "undone_at" TIMESTAMPTZ(3),
  "undone_by" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "wordpress_imports_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "wordpress_imports_created_at_idx" ON "wordpress_imports"("created_at");
CREATE TABLE "wordpress_items" (
  "id" UUID NOT NULL,
  "import_id" UUID NOT NULL,
  "site" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "address" TEXT NOT NULL,
  "entity" TEXT,
  "path" TEXT,
  "outcome" TEXT NOT NULL,
  "words" TEXT[],
  "values" JSONB,
  "record_id" UUID,
  "written_at" TEXT,
  "redirect_ids" UUID[],
  CONSTRAINT "wordpress_items_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "wordpress_items_import_id_outcome_idx" ON "wordpress_items"("import_id", "outcome");
CREATE INDEX "wordpress_items_site_key_idx" ON "wordpress_items"("site", "key");
ALTER TABLE "wordpress_items" ADD CONSTRAINT "wordpress_items_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "wordpress_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
