alter table exit_intent_popup alter column message set default 'Before you go, take our free guide to senior living.';
