-- Whether an editor's changes reach visitors without somebody else's word (decision 028). Whoever has an account keeps what they may.
alter table users add column may_publish boolean not null default true;

-- What somebody who may not publish wants on the site, or off it. Of waiting ones there is one for each record, which the record's
-- lock holds.
create table approval_requests (
  id uuid primary key,
  entity text not null,
  entity_id uuid not null,
  action text not null constraint approval_requests_action_check check (action in ('publish', 'unpublish')),
  note text,
  wanted_at timestamptz(3),
  time_zone text not null,
  asked_by_id uuid not null,
  asked_by_name text not null,
  state text not null default 'waiting'
    constraint approval_requests_state_check check (state in ('waiting', 'approved', 'returned', 'withdrawn')),
  answered_by_name text,
  answer text,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp
);
create index approval_requests_entity_entity_id_idx on approval_requests (entity, entity_id);
create index approval_requests_state_idx on approval_requests (state);
