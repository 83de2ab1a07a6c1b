-- A review stays as it was received (decision 105): prisma/functions/reviews.sql refuses other changes.
ALTER TABLE "testimonials" ADD COLUMN "care_type_id" UUID, ADD COLUMN "insider" TEXT, ADD COLUMN "incentive" TEXT,
  ADD COLUMN "erased_at" TIMESTAMPTZ(3);
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_care_type_id_fkey"
  FOREIGN KEY ("care_type_id") REFERENCES "care_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "testimonials_care_type_id_idx" ON "testimonials"("care_type_id");

-- A community could be deleted from under its reviews.
ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_community_id_fkey";
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "review_withholdings" (
    "id" UUID NOT NULL,
    "testimonial_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT,
    "proposed_by_id" UUID,
    "proposed_by_name" TEXT NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_by_id" UUID,
    "decided_by_name" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "is_confirmed" BOOLEAN,
    "ended_at" TIMESTAMPTZ(3),
    CONSTRAINT "review_withholdings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "review_withholdings_second_person" CHECK (
      is_confirmed IS NOT TRUE
      OR (decided_by_id IS NOT NULL AND proposed_by_id IS NOT NULL AND decided_by_id <> proposed_by_id)
    )
);
CREATE INDEX "review_withholdings_testimonial_id_idx" ON "review_withholdings"("testimonial_id");
-- One proposal or withholding of a review at a time.
CREATE UNIQUE INDEX "review_withholdings_open_idx" ON "review_withholdings"("testimonial_id")
  WHERE (ended_at IS NULL AND is_confirmed IS NOT FALSE);
ALTER TABLE "review_withholdings" ADD CONSTRAINT "review_withholdings_testimonial_id_fkey"
  FOREIGN KEY ("testimonial_id") REFERENCES "testimonials"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "review_invitations" (
    "id" UUID NOT NULL,
    "tour_request_id" UUID NOT NULL,
    "occasion" TEXT NOT NULL,
    "community_id" UUID,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT NOT NULL,
    "testimonial_id" UUID,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "review_invitations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "review_invitations_testimonial_id_key" ON "review_invitations"("testimonial_id");
CREATE UNIQUE INDEX "review_invitations_tour_request_id_occasion_key" ON "review_invitations"("tour_request_id", "occasion");
CREATE INDEX "review_invitations_community_id_idx" ON "review_invitations"("community_id");
CREATE INDEX "review_invitations_created_at_idx" ON "review_invitations"("created_at");
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_tour_request_id_fkey"
  FOREIGN KEY ("tour_request_id") REFERENCES "tour_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_community_id_fkey"
  FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_testimonial_id_fkey"
  FOREIGN KEY ("testimonial_id") REFERENCES "testimonials"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What every author of a review receives, whatever it says; shown with the review (16 CFR 465).
ALTER TABLE "site_settings" ADD COLUMN "review_incentive" TEXT;
