-- Who is there to call, and whose turn it is (docs/decisions/041-routing.md).
ALTER TABLE "users" ADD COLUMN "last_routed_at" TIMESTAMPTZ(3);

CREATE TABLE "shifts" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "weekday" INTEGER NOT NULL,
  "opens_at" TEXT,
  "closes_at" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "shifts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "shifts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "shifts_user_id_idx" ON "shifts"("user_id");

CREATE TABLE "vacations" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "first_day" DATE NOT NULL,
  "last_day" DATE NOT NULL,
  "cover_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "vacations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "vacations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "vacations_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "vacations_user_id_idx" ON "vacations"("user_id");
CREATE INDEX "vacations_cover_id_idx" ON "vacations"("cover_id");

-- As before, and with the lead the row by which a worker finds its owner: whatever goes wrong there, the lead is stored and rings.
CREATE OR REPLACE FUNCTION "plan_escalations"(lead uuid, request text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox_items (id, kind, dedup_key, payload, due_at, asked_at, tour_request_id, request_id)
  SELECT gen_random_uuid(), 'lead-escalation', 'lead-escalation:' || t.id || ':' || step.minute,
    jsonb_build_object('minute', step.minute), rings.at, rings.at, t.id, request
  FROM tour_requests t
  CROSS JOIN (VALUES (5), (8), (10)) AS step(minute)
  CROSS JOIN LATERAL (
    SELECT coalesce(t.call_due_at, t.created_at + interval '10 minutes') - make_interval(mins => 10 - step.minute) AS at
  ) planned
  CROSS JOIN LATERAL (SELECT greatest(planned.at, now()) AS at) rings
  WHERE t.id = lead AND (step.minute = 10 OR planned.at > now())
  UNION ALL
  SELECT gen_random_uuid(), 'alert-watch', 'alert-watch:' || lead || ':0', '{"minute": 0}', now(), now(), lead, request
  UNION ALL
  SELECT gen_random_uuid(), 'lead-routing', 'lead-routing:' || lead || ':new', '{"why": "new"}', now(), now(), lead, request
  ON CONFLICT (dedup_key) DO NOTHING
$$;

-- Who waits at this moment, is not late yet and has no owner gets one as well.
INSERT INTO "outbox_items" ("id", "kind", "dedup_key", "payload", "tour_request_id")
SELECT gen_random_uuid(), 'lead-routing', 'lead-routing:' || "id" || ':new', '{"why": "new"}', "id" FROM "tour_requests"
WHERE "first_attempt_at" IS NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL AND "owner_id" IS NULL AND "call_due_at" > now()
ON CONFLICT ("dedup_key") DO NOTHING;
