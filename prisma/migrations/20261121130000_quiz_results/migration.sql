-- AlterTable
ALTER TABLE "quiz_responses" ADD COLUMN     "contact" TEXT NOT NULL DEFAULT 'information',
ADD COLUMN     "held_reason" TEXT;

-- AlterTable
ALTER TABLE "asset_downloads" ADD COLUMN     "contact" TEXT NOT NULL DEFAULT 'information',
ADD COLUMN     "downloaded_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_reason" TEXT,
ADD COLUMN     "mailed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "quiz_results" (
    "id" UUID NOT NULL,
    "quiz_id" UUID,
    "response_id" UUID,
    "transaction_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "total_score" INTEGER NOT NULL,
    "result_category" TEXT,
    "zip_code" TEXT,
    "timeline" TEXT,
    "mailed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_results_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "quiz_results_response_id_key" ON "quiz_results"("response_id");

-- CreateIndex
CREATE UNIQUE INDEX "quiz_results_transaction_id_key" ON "quiz_results"("transaction_id");

-- CreateIndex
CREATE INDEX "quiz_results_quiz_id_created_at_idx" ON "quiz_results"("quiz_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_quiz_id_fkey" FOREIGN KEY ("quiz_id") REFERENCES "quizzes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_response_id_fkey" FOREIGN KEY ("response_id") REFERENCES "quiz_responses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Values
ALTER TABLE "quiz_responses" ADD CONSTRAINT "quiz_responses_contact_check" CHECK ("contact" IN ('information', 'call'));
ALTER TABLE "asset_downloads" ADD CONSTRAINT "asset_downloads_contact_check" CHECK ("contact" IN ('information', 'call'));
