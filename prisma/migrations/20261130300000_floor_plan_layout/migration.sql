-- The rooms of a plan, from which it is drawn; empty where there is no drawing.
ALTER TABLE "floor_plans" ADD COLUMN "layout" JSONB NOT NULL DEFAULT '[]';
