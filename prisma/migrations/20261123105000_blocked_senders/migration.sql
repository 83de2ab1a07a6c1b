-- Whose forms wait for a person to look at them (B6).
CREATE TABLE "blocked_senders" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "note" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blocked_senders_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "blocked_senders_value_key" ON "blocked_senders"("value");
