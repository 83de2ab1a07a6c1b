-- When a row was set aside because of a fault of our own (decision 097).
ALTER TABLE "outbox_items" ADD COLUMN "set_aside_at" TIMESTAMPTZ(3);

-- Partial, because almost no row is ever set aside.
CREATE INDEX outbox_items_set_aside_idx ON outbox_items USING btree (set_aside_at) WHERE (set_aside_at IS NOT NULL);

-- Who a failed attempt is about: the channel (connection, sign-in, limits) or its recipient.
ALTER TABLE "outbox_attempts" ADD COLUMN "fault_of" TEXT;

-- Failed runs of a periodic task in a row, and the error of the last one.
ALTER TABLE "sweeps" ADD COLUMN "failures" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "last_error" TEXT;
