-- A connection keeps the plan of its first calls. Made while the tables are nearly empty it reads them whole, and goes on doing so
-- with thousands of rows until the next ANALYZE (docs/decisions/012-lead-intake.md). Every read of these functions has its index.
ALTER FUNCTION "take_in_lead"(jsonb) SET enable_seqscan = off;
ALTER FUNCTION "admit_stored_lead"(jsonb) SET enable_seqscan = off;
