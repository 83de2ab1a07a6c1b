alter table communities add column drive_times text[];
alter table site_settings add column service_area text, add column served_states text[];
