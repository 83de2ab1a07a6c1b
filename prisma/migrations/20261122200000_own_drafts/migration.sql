-- A person's own drafts, newest first, for their dashboard.
create index drafts_actor_id_updated_at_idx on drafts (actor_id, updated_at desc);
