-- Drafts that go live together (decision 028). The outbox fires one that is planned.
create table releases (
  id uuid primary key,
  name text not null,
  state text not null default 'open'
    constraint releases_state_check check (state in ('open', 'waiting', 'missed', 'live', 'taken-back')),
  at timestamptz(3),
  planned_by_id uuid,
  planned_by_name text,
  problem text,
  published_at timestamptz(3),
  published_by_name text,
  taken_back_at timestamptz(3),
  taken_back_by_name text,
  created_by_name text not null,
  created_at timestamptz(3) not null default current_timestamp
);

create table release_items (
  id uuid primary key,
  release_id uuid not null references releases (id) on delete cascade on update cascade,
  entity text not null,
  entity_id uuid not null,
  title text not null,
  before jsonb,
  draft jsonb,
  published_as timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp
);
create unique index release_items_release_id_entity_entity_id_key on release_items (release_id, entity, entity_id);
create index release_items_entity_entity_id_idx on release_items (entity, entity_id);
