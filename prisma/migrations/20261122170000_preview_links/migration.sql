CREATE TABLE "preview_links" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "actor_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "preview_links_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "preview_links_entity_entity_id_idx" ON "preview_links"("entity", "entity_id");

CREATE INDEX "preview_links_actor_id_idx" ON "preview_links"("actor_id");

CREATE INDEX "preview_links_expires_at_idx" ON "preview_links"("expires_at");

ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
