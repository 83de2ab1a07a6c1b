-- Saved views of the back office's lists, and how each person has laid a list out.
CREATE TABLE "list_views" (
  "id" UUID NOT NULL,
  "entity" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "params" TEXT NOT NULL,
  "shared" BOOLEAN NOT NULL DEFAULT false,
  "owner_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "list_views_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "list_views_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "list_views_owner_id_entity_name_key" ON "list_views"("owner_id", "entity", "name");
CREATE INDEX "list_views_entity_shared_idx" ON "list_views"("entity", "shared");

CREATE TABLE "list_layouts" (
  "user_id" UUID NOT NULL,
  "entity" TEXT NOT NULL,
  "columns" TEXT,
  "default_view_id" UUID,
  CONSTRAINT "list_layouts_pkey" PRIMARY KEY ("user_id", "entity"),
  CONSTRAINT "list_layouts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "list_layouts_default_view_id_fkey" FOREIGN KEY ("default_view_id") REFERENCES "list_views"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "list_layouts_default_view_id_idx" ON "list_layouts"("default_view_id");
