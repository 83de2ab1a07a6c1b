-- The data of one person can be erased (docs/decisions/026-personal-data.md).

-- Since when a lead is a number only: its person is gone, its community, source, status and dates stay.
ALTER TABLE "tour_requests" ADD COLUMN "erased_at" TIMESTAMPTZ(3);

-- How long a kind of row is kept. Without a row it is kept until somebody deletes it.
CREATE TABLE "retention_periods" (
    "kind" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retention_periods_pkey" PRIMARY KEY ("kind")
);
ALTER TABLE "retention_periods" ADD CONSTRAINT "retention_periods_months_check" CHECK ("months" BETWEEN 1 AND 240);

-- The audit log stays append-only, with one exception: a transaction that has set porchlight.personal_data to 'erase' may
-- take `before` and `after` out of an entry. Who did what, when and to which record can never change.
CREATE OR REPLACE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('porchlight.personal_data', true) = 'erase' THEN
    IF to_jsonb(NEW) - 'before' - 'after' = to_jsonb(OLD) - 'before' - 'after'
      AND (NEW."before" IS NULL OR NEW."before" = OLD."before")
      AND (NEW."after" IS NULL OR NEW."after" = OLD."after")
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
  RETURN NULL;
END;
$$;
