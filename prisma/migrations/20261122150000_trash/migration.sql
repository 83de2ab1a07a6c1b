-- What staff delete is kept for 30 days (decision 023).
create table deleted_records (
  id uuid not null,
  entity text not null,
  title text not null,
  community_id uuid,
  actor_id uuid,
  actor_name text not null,
  deleted_at timestamptz(3) not null default current_timestamp,
  purge_at timestamptz(3) not null,
  snapshot jsonb not null,
  constraint deleted_records_pkey primary key (id)
);
create index deleted_records_deleted_at_id_idx on deleted_records (deleted_at desc, id desc);
create index deleted_records_entity_deleted_at_idx on deleted_records (entity, deleted_at desc);
create index deleted_records_purge_at_idx on deleted_records (purge_at);
