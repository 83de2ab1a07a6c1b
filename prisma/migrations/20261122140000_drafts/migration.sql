-- What editors have typed and not published, beside the record (decision 022).
create table drafts (
  id uuid primary key,
  entity text not null,
  entity_id uuid not null,
  "values" jsonb not null,
  based_on timestamptz(3),
  actor_id uuid,
  actor_name text not null,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp
);
create unique index drafts_entity_entity_id_key on drafts (entity, entity_id);
