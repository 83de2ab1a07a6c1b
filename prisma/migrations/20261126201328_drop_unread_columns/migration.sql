-- Nothing reads these columns.
ALTER TABLE "missed_addresses" DROP COLUMN "first_seen_at";
ALTER TABLE "installation" DROP COLUMN "database_id";
