alter table revisions add column note text;
