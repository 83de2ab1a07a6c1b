-- One more role: whoever reads figures and advertising (reading 1).
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('admin', 'editor', 'counselor', 'analyst', 'viewer'));
alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_check
  check (role in ('admin', 'editor', 'counselor', 'analyst', 'viewer'));

-- Links by which somebody who forgot their password sets a new one. Only the token's SHA-256 is stored.
create table password_resets (
  id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint password_resets_pkey primary key (id)
);
create unique index password_resets_token_hash_key on password_resets (token_hash);
create unique index password_resets_user_id_key on password_resets (user_id);
alter table password_resets add constraint password_resets_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade on update cascade;

-- The list of pending invitations, and the accounts of an address.
create index invitations_accepted_at_idx on invitations (accepted_at);
create index users_email_lower_idx on users (lower(email));
