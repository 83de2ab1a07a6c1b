-- Of active levels with the same number, kind of care and community, the oldest stays on the site.
UPDATE "care_levels" SET "active" = false, "updated_at" = now() WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "level", "community_id", "care_type_id" ORDER BY "created_at", "id"
    ) AS "nth"
    FROM "care_levels" WHERE "active"
  ) AS "ranked" WHERE "nth" > 1
);
CREATE UNIQUE INDEX "care_levels_community_id_care_type_id_level_key"
  ON "care_levels"("community_id", "care_type_id", "level") NULLS NOT DISTINCT WHERE "active";
