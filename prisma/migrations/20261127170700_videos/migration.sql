-- The day on which a photograph was taken, and videos with captions and transcripts (decision 109).
ALTER TABLE "images" ADD COLUMN "taken_on" DATE;

CREATE TABLE "videos" (
    "id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "taken_on" DATE,
    "poster_image_id" UUID,
    "captions" TEXT NOT NULL DEFAULT '',
    "captions_url" TEXT NOT NULL DEFAULT '',
    "transcript" TEXT NOT NULL DEFAULT '',
    "seconds" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "filename" TEXT,
    "uploaded_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "videos_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "videos_object_key_key" ON "videos"("object_key");
CREATE UNIQUE INDEX "videos_checksum_key" ON "videos"("checksum");
CREATE INDEX "videos_created_at_idx" ON "videos"("created_at" DESC);
CREATE INDEX "videos_poster_image_id_idx" ON "videos"("poster_image_id");
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_image_id_fkey" FOREIGN KEY ("poster_image_id") REFERENCES "images"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "communities" ADD COLUMN "greeting_video_id" UUID,
ADD COLUMN "greeting_by_id" UUID;
CREATE INDEX "communities_greeting_video_id_idx" ON "communities"("greeting_video_id");
CREATE INDEX "communities_greeting_by_id_idx" ON "communities"("greeting_by_id");
ALTER TABLE "communities" ADD CONSTRAINT "communities_greeting_video_id_fkey" FOREIGN KEY ("greeting_video_id") REFERENCES "videos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "communities" ADD CONSTRAINT "communities_greeting_by_id_fkey" FOREIGN KEY ("greeting_by_id") REFERENCES "team_members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "floor_plans" ADD COLUMN "walk_through_video_id" UUID;
CREATE INDEX "floor_plans_walk_through_video_id_idx" ON "floor_plans"("walk_through_video_id");
ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_walk_through_video_id_fkey" FOREIGN KEY ("walk_through_video_id") REFERENCES "videos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
