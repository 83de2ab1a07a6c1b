-- Phone calls, both ways (decision 091): settings, calls with their states, recordings, and numbers of staff.
ALTER TABLE "alert_rules" ADD COLUMN "by_call" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "call_phone" TEXT;

CREATE TABLE "voice_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "rings_staff" BOOLEAN NOT NULL DEFAULT true,
    "ring_minute" INTEGER NOT NULL DEFAULT 3,
    "answers_calls" BOOLEAN NOT NULL DEFAULT true,
    "calls_per_hour" INTEGER NOT NULL DEFAULT 200,
    "minutes_per_hour" INTEGER NOT NULL DEFAULT 300,
    "greeting_url" TEXT,
    "deletes_at_service" BOOLEAN NOT NULL DEFAULT true,
    "recording_terms" TEXT,
    "recording_by" TEXT,
    "recording_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "voice_settings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "voice_calls" (
    "id" UUID NOT NULL,
    "sid" TEXT,
    "purpose" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'planned',
    "parent_id" UUID,
    "tour_request_id" UUID,
    "community_id" UUID,
    "user_id" UUID,
    "phone_e164" TEXT,
    "own_number" TEXT NOT NULL,
    "key" TEXT,
    "family_status" TEXT,
    "family_seconds" INTEGER,
    "outcome" TEXT,
    "is_missed" BOOLEAN NOT NULL DEFAULT false,
    "end_reason" TEXT,
    "seconds" INTEGER,
    "dialed_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "voice_calls_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "voice_recordings" (
    "id" UUID NOT NULL,
    "sid" TEXT NOT NULL,
    "call_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "seconds" INTEGER NOT NULL,
    "object_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voice_recordings_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "voice_calls_sid_key" ON "voice_calls"("sid");

CREATE INDEX "voice_calls_parent_id_idx" ON "voice_calls"("parent_id");

CREATE INDEX "voice_calls_tour_request_id_idx" ON "voice_calls"("tour_request_id");

CREATE INDEX "voice_calls_user_id_idx" ON "voice_calls"("user_id");

CREATE INDEX "voice_calls_created_at_idx" ON "voice_calls"("created_at" DESC);

CREATE UNIQUE INDEX "voice_recordings_sid_key" ON "voice_recordings"("sid");

CREATE INDEX "voice_recordings_call_id_idx" ON "voice_recordings"("call_id");

ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "voice_calls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_tour_request_id_fkey" FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "voice_calls" ADD CONSTRAINT "voice_calls_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "voice_recordings" ADD CONSTRAINT "voice_recordings_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "voice_calls"("id") ON DELETE CASCADE ON UPDATE CASCADE;


