-- A preview link is made by a person or by an API key, and ends with it.
alter table "preview_links" alter column "actor_id" drop not null;
alter table "preview_links" add column "api_key_id" uuid;
alter table "preview_links" add constraint "preview_links_api_key_id_fkey"
  foreign key ("api_key_id") references "api_keys" ("id") on delete cascade on update cascade;
alter table "preview_links" add constraint "preview_links_one_maker"
  check (num_nonnulls("actor_id", "api_key_id") = 1);
create index "preview_links_api_key_id_idx" on "preview_links" ("api_key_id");

-- Who put a record into a release; empty for those from before.
alter table "release_items" add column "added_by_name" text not null default '';
