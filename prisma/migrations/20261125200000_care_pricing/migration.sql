-- What a rate includes (docs/decisions/056-care-and-the-rate.md). Empty: nothing is said of it; on a floor plan: as its care type says.
ALTER TABLE "care_types" ADD COLUMN "care_pricing" TEXT;
ALTER TABLE "floor_plans" ADD COLUMN "care_pricing" TEXT;
