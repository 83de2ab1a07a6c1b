-- What colleagues say about a record or one of its fields, and whom they name with @ (decision 029).
CREATE TABLE "comment_threads" (
  "id" UUID NOT NULL,
  "entity" TEXT NOT NULL,
  "entity_id" TEXT NOT NULL,
  "field" TEXT,
  "resolved_by_name" TEXT,
  "resolved_at" TIMESTAMPTZ(3),
  "active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "comment_threads_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "comment_threads_entity_entity_id_idx" ON "comment_threads"("entity", "entity_id");

CREATE TABLE "comments" (
  "id" UUID NOT NULL,
  "thread_id" UUID NOT NULL,
  "author_id" UUID,
  "author_name" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "edited_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "comments_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "comments_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "comment_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "comments_thread_id_idx" ON "comments"("thread_id");

CREATE TABLE "comment_mentions" (
  "comment_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "seen_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "comment_mentions_pkey" PRIMARY KEY ("comment_id", "user_id"),
  CONSTRAINT "comment_mentions_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "comment_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "comment_mentions_user_id_seen_at_idx" ON "comment_mentions"("user_id", "seen_at");
