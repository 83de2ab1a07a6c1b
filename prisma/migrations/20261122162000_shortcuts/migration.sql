-- Keyboard shortcuts of the back office can be switched off by each person.
ALTER TABLE "users" ADD COLUMN "shortcuts" BOOLEAN NOT NULL DEFAULT true;
