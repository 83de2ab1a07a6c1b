-- What a test of two versions answered stays as it was when it ended, whatever becomes of its requests.
ALTER TABLE "landing_page_tests" ADD COLUMN "requests_a" INTEGER, ADD COLUMN "requests_b" INTEGER;

UPDATE "landing_page_tests" t SET "requests_a" = counted.a, "requests_b" = counted.b
FROM (
  SELECT t.id,
    count(DISTINCT coalesce(r.household_id, r.id)) FILTER (WHERE r.landing_version = 'a') AS a,
    count(DISTINCT coalesce(r.household_id, r.id)) FILTER (WHERE r.landing_version = 'b') AS b
  FROM "landing_page_tests" t
  LEFT JOIN "tour_requests" r ON r.landing_test_id = t.id AND r.quarantined_at IS NULL AND (t.filled_at IS NULL OR r.created_at <= t.filled_at)
  GROUP BY t.id
) counted
WHERE counted.id = t.id AND t.ended_at IS NOT NULL;
