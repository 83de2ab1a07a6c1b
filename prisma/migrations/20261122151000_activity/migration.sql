-- The activity log as a screen: one kind of record, and what was written before and after, found among 100,000 entries.
create index audit_log_entity_at_idx on audit_log (entity, at desc);
create index audit_log_at_id_idx on audit_log (at desc, id desc);
drop index audit_log_at_idx;
create index audit_log_search_idx on audit_log
  using gin (actor_name gin_trgm_ops, ip_address gin_trgm_ops, (before::text) gin_trgm_ops, (after::text) gin_trgm_ops)
  with (fastupdate = on, gin_pending_list_limit = 1024);
