-- A day may have several openings, each a row of its own, and dates may be ranges. No row is changed.
drop index staffed_hours_community_id_weekday_date_key;
alter table staffed_hours add column last_date date;
alter table staffed_hours add constraint staffed_hours_dates_in_order check (last_date >= "date");
create index staffed_hours_community_id_idx on staffed_hours (community_id);
