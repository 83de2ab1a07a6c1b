-- The only row of exit_intent_popup has a number for its id.
ALTER TABLE "drafts" ALTER COLUMN "entity_id" SET DATA TYPE TEXT;
ALTER TABLE "publication_plans" ALTER COLUMN "entity_id" SET DATA TYPE TEXT;
ALTER TABLE "approval_requests" ALTER COLUMN "entity_id" SET DATA TYPE TEXT;
ALTER TABLE "release_items" ALTER COLUMN "entity_id" SET DATA TYPE TEXT;
