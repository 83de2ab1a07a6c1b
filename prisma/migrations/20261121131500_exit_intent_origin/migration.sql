-- AlterTable
ALTER TABLE "exit_intent_submissions" ADD COLUMN     "landing_page_url" TEXT,
ADD COLUMN     "transaction_id" TEXT,
ADD COLUMN     "gclid" TEXT,
ADD COLUMN     "gbraid" TEXT,
ADD COLUMN     "wbraid" TEXT,
ADD COLUMN     "fbp" TEXT,
ADD COLUMN     "fbc" TEXT,
ADD COLUMN     "fbclid" TEXT,
ADD COLUMN     "client_user_agent" TEXT,
ADD COLUMN     "client_ip_address" TEXT,
ADD COLUMN     "ad_consent" TEXT NOT NULL DEFAULT 'granted',
ADD COLUMN     "consent_wording" TEXT,
ADD COLUMN     "consent_version" INTEGER,
ADD COLUMN     "held_reason" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "exit_intent_submissions_transaction_id_key" ON "exit_intent_submissions"("transaction_id");

-- CreateIndex
CREATE INDEX "exit_intent_submissions_client_ip_address_created_at_idx" ON "exit_intent_submissions"("client_ip_address", "created_at");
