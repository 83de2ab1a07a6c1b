-- When a record goes on the site or off it by itself (decision 022). The outbox fires it; of waiting ones there is one for each
-- record and action, which the record's lock holds.
create table publication_plans (
  id uuid primary key,
  entity text not null,
  entity_id uuid not null,
  action text not null constraint publication_plans_action_check check (action in ('publish', 'unpublish')),
  at timestamptz(3) not null,
  time_zone text not null,
  planned_by_id uuid not null,
  planned_by_name text not null,
  state text not null default 'waiting'
    constraint publication_plans_state_check check (state in ('waiting', 'fired', 'missed', 'canceled')),
  fired_at timestamptz(3),
  problem text,
  created_at timestamptz(3) not null default current_timestamp
);
create index publication_plans_entity_entity_id_idx on publication_plans (entity, entity_id);
create index publication_plans_state_at_idx on publication_plans (state, at);
