-- When contact with a family ended because it refused every way by which it can be reached (decision 083).
ALTER TABLE "tour_requests" ADD COLUMN "contact_ended_at" TIMESTAMPTZ(3);

-- Families that had refused all contact while their request waited.
UPDATE "tour_requests" t SET "contact_ended_at" = r.said_at, "next_step" = NULL, "next_step_at" = NULL
FROM (SELECT phone_e164, max(said_at) AS said_at FROM "do_not_contacts"
  WHERE scope = 'everything' AND lifted_at IS NULL AND phone_e164 IS NOT NULL GROUP BY 1) r
WHERE t.phone_e164 = r.phone_e164 AND r.said_at >= t.created_at
  AND (coalesce(t.email, '') = '' OR EXISTS (
    SELECT FROM "do_not_contacts" m
    WHERE m.email = lower(t.email) AND m.scope IN ('mail', 'everything') AND m.lifted_at IS NULL AND m.said_at >= t.created_at
  ));

-- The partial indexes of who waits cover the same rows as the queries again.
DROP INDEX "tour_requests_alarms_idx";
CREATE INDEX tour_requests_alarms_idx ON tour_requests USING btree (created_at) WHERE ((alarmed_at IS NOT NULL) AND (first_attempt_at IS NULL) AND (contact_ended_at IS NULL) AND (quarantined_at IS NULL) AND (erased_at IS NULL));
DROP INDEX "tour_requests_waiting_idx";
CREATE INDEX tour_requests_waiting_idx ON tour_requests USING btree (call_due_at, id) INCLUDE (community_id, household_id, source) WHERE ((first_attempt_at IS NULL) AND (contact_ended_at IS NULL) AND (quarantined_at IS NULL) AND (erased_at IS NULL));
DROP INDEX "tour_requests_waiting_newest_idx";
CREATE INDEX tour_requests_waiting_newest_idx ON tour_requests USING btree (created_at DESC, id DESC) INCLUDE (community_id, source) WHERE ((first_attempt_at IS NULL) AND (contact_ended_at IS NULL) AND (quarantined_at IS NULL) AND (erased_at IS NULL));

-- The refusal that the CRM has last been told.
ALTER TABLE "lead_handoffs" ADD COLUMN "told_refusal" TEXT;
