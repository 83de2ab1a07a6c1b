-- Addresses that visitors asked for and nothing stands at: the path alone, and the site they came from.
create table missed_addresses (
  id uuid not null,
  path text not null,
  hits integer not null default 0,
  referrer_host text,
  first_seen_at timestamptz(3) not null default current_timestamp,
  last_seen_at timestamptz(3) not null default current_timestamp,
  constraint missed_addresses_pkey primary key (id)
);
create unique index missed_addresses_path_key on missed_addresses (path);
create index missed_addresses_hits_id_idx on missed_addresses (hits desc, id desc);
