-- Who said not to be called, texted or mailed, by which number or address (docs/decisions/036-do-not-contact.md).
CREATE TABLE "do_not_contacts" (
  "id" UUID NOT NULL,
  "phone_e164" TEXT,
  "email" TEXT,
  "digest" TEXT,
  "scope" TEXT NOT NULL DEFAULT 'automated',
  "how" TEXT NOT NULL,
  "words" TEXT,
  "said_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "community_id" UUID,
  "recorded_by_id" UUID,
  "recorded_by" TEXT,
  "lifted_at" TIMESTAMPTZ(3),
  "lifted_by" TEXT,
  "lift_reason" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "do_not_contacts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "do_not_contacts_target" CHECK (num_nonnulls("phone_e164", "email", "digest") = 1)
);
ALTER TABLE "do_not_contacts" ADD CONSTRAINT "do_not_contacts_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "do_not_contacts_created_at_id_idx" ON "do_not_contacts"("created_at" DESC, "id" DESC);
CREATE INDEX "do_not_contacts_phone_e164_idx" ON "do_not_contacts"("phone_e164");
CREATE INDEX "do_not_contacts_email_idx" ON "do_not_contacts"("email");
CREATE INDEX "do_not_contacts_digest_idx" ON "do_not_contacts"("digest");
CREATE INDEX "do_not_contacts_community_id_idx" ON "do_not_contacts"("community_id");
CREATE INDEX "do_not_contacts_search_idx" ON "do_not_contacts"
  USING GIN ("phone_e164" gin_trgm_ops, "email" gin_trgm_ops, "words" gin_trgm_ops);
CREATE UNIQUE INDEX "do_not_contacts_active_key" ON "do_not_contacts" (coalesce("phone_e164", "email", "digest"), "scope")
  WHERE "lifted_at" IS NULL;
