-- CreateTable
CREATE TABLE "document_checks" (
    "object_key" TEXT NOT NULL,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "pages" INTEGER NOT NULL,
    "faults" JSONB NOT NULL DEFAULT '[]',
    "uses" JSONB NOT NULL DEFAULT '[]',
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_checks_pkey" PRIMARY KEY ("object_key")
);
