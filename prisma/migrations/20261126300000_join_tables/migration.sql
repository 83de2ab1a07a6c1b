-- Every table has an id and says when its rows changed (specification section 3).
ALTER TABLE "communities_care_types"
  ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  DROP CONSTRAINT "communities_care_types_pkey",
  ADD CONSTRAINT "communities_care_types_pkey" PRIMARY KEY ("id");
CREATE UNIQUE INDEX "communities_care_types_community_id_care_type_id_key" ON "communities_care_types"("community_id", "care_type_id");

ALTER TABLE "communities_amenities"
  ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  DROP CONSTRAINT "communities_amenities_pkey",
  ADD CONSTRAINT "communities_amenities_pkey" PRIMARY KEY ("id");
CREATE UNIQUE INDEX "communities_amenities_community_id_amenity_id_key" ON "communities_amenities"("community_id", "amenity_id");
