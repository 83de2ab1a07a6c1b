-- The clock of a lead stops by a logged contact attempt alone, and rings by rows that are written with the lead
-- (docs/decisions/033-clock-and-attempts.md).
ALTER TABLE "tour_requests"
  ADD COLUMN "first_attempt_at" TIMESTAMPTZ(3),
  ADD COLUMN "first_attempt_staffed_s" INTEGER,
  ADD COLUMN "first_attempt_by_id" UUID,
  ADD COLUMN "reached_at" TIMESTAMPTZ(3),
  ADD COLUMN "next_step" TEXT,
  ADD COLUMN "next_step_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "tour_requests_first_attempt_by_id_fkey" FOREIGN KEY ("first_attempt_by_id")
    REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "tour_requests_first_attempt_by_id_idx" ON "tour_requests"("first_attempt_by_id");

-- Until now whoever moved a lead on had called: the first such move stands for the attempt nobody could log.
UPDATE "tour_requests" t SET
  "first_attempt_at" = coalesce(moved.at, t."last_contacted_at", t."updated_at"),
  "reached_at" = CASE WHEN t."status" <> 'not-interested' THEN coalesce(t."last_contacted_at", moved.at, t."updated_at") END
FROM "tour_requests" self
LEFT JOIN LATERAL (
  SELECT min(e."created_at") AS at FROM "lead_events" e WHERE e."tour_request_id" = self."id" AND e."type" = 'status'
) moved ON true
WHERE self."id" = t."id" AND t."status" <> 'new' AND t."quarantined_at" IS NULL;

-- The desk's lists: who waits for a first attempt, what is to be done next, which tours come.
DROP INDEX "tour_requests_queue_idx";
DROP INDEX "tour_requests_alarms_idx";
CREATE INDEX "tour_requests_waiting_idx" ON "tour_requests" ("call_due_at", "id")
  INCLUDE ("community_id") WHERE "first_attempt_at" IS NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL;
CREATE INDEX "tour_requests_waiting_newest_idx" ON "tour_requests" ("created_at" DESC, "id" DESC)
  INCLUDE ("community_id") WHERE "first_attempt_at" IS NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL;
CREATE INDEX "tour_requests_next_step_idx" ON "tour_requests" ("next_step_at", "id")
  INCLUDE ("community_id") WHERE "next_step_at" IS NOT NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL;
CREATE INDEX "tour_requests_tours_idx" ON "tour_requests" ("scheduled_date", "id")
  INCLUDE ("community_id") WHERE "status" = 'scheduled' AND "quarantined_at" IS NULL AND "erased_at" IS NULL;
CREATE INDEX "tour_requests_alarms_idx" ON "tour_requests" ("created_at")
  WHERE "alarmed_at" IS NOT NULL AND "first_attempt_at" IS NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL;

-- When a lead rings again: five, two and no minutes before its call is late. Whoever was held back until after that rings once.
CREATE FUNCTION "plan_escalations"(lead uuid, request text) RETURNS void LANGUAGE sql AS $$
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
  ON CONFLICT (dedup_key) DO NOTHING
$$;

-- As before, and what rings is planned with the alerts. The signature stays: the build before this one calls it too.
CREATE OR REPLACE FUNCTION "admit_lead"(
  lead uuid, request text, landing_page uuid, earlier uuid, earlier_state text, owner_mail text,
  alerts jsonb, owner_alert uuid, events jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told integer;
BEGIN
  IF earlier IS NOT NULL THEN
    INSERT INTO lead_events (id, tour_request_id, type, actor_name, data) VALUES
      ((events->>0)::uuid, lead, 'inquired-again', 'system', jsonb_build_object('earlierLeadId', earlier)),
      ((events->>1)::uuid, earlier, 'inquired-again', 'system', jsonb_build_object('laterLeadId', lead));
    IF earlier_state IN ('converted', 'not-interested') THEN
      UPDATE tour_requests SET status = 'follow-up', status_reason = 'inquired again', updated_at = now() WHERE id = earlier;
      INSERT INTO lead_events (id, tour_request_id, type, actor_name, data) VALUES
        ((events->>2)::uuid, earlier, 'status', 'system',
         jsonb_build_object('from', earlier_state, 'to', 'follow-up', 'reason', 'inquired again'));
    END IF;
  END IF;
  IF nullif(alerts, 'null') IS NULL THEN
    RETURN true;
  END IF;
  IF owner_mail IS NOT NULL THEN
    alerts := alerts || jsonb_build_object('id', owner_alert, 'target', lower(trim(owner_mail)));
  END IF;
  INSERT INTO outbox_items (id, kind, channel, target, dedup_key, tour_request_id, request_id)
    SELECT a.id, 'lead-alert', 'email', a.target, 'lead-alert:' || lead || ':email:' || a.target, lead, request
    FROM jsonb_to_recordset(alerts) AS a(id uuid, target text)
    ON CONFLICT (dedup_key) DO NOTHING;
  told := jsonb_array_length(alerts);
  IF told = 0 THEN
    UPDATE tour_requests SET alarmed_at = now() WHERE id = lead AND alarmed_at IS NULL;
    INSERT INTO lead_events (id, tour_request_id, type, actor_name, data)
      VALUES ((events->>3)::uuid, lead, 'alarm', 'system', '{"reason": "no-recipient"}');
  END IF;
  PERFORM plan_escalations(lead, request);
  IF landing_page IS NOT NULL THEN
    UPDATE landing_page_templates SET
      conversions = conversions + 1,
      conversion_rate = CASE WHEN impressions > 0 THEN least(round((conversions + 1)::numeric / impressions, 4), 99.9999) END
    WHERE id = landing_page;
  END IF;
  RETURN told > 0;
END;
$$;

-- Who waits at this moment and is not late yet rings as well.
SELECT "plan_escalations"("id", NULL) FROM "tour_requests"
WHERE "first_attempt_at" IS NULL AND "quarantined_at" IS NULL AND "erased_at" IS NULL AND "call_due_at" > now();
