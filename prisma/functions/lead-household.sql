-- Finds the household of a lead by number or email address, or founds it, and returns its newest earlier lead
-- and that lead's owner. The caller holds the locks of both (lock_lead_names).
CREATE OR REPLACE FUNCTION lead_household(self uuid, person text, e164 text, mail text, new_household uuid, new_contact uuid, OUT household uuid, OUT earlier uuid, OUT earlier_state text, OUT owner uuid, OUT owner_mail text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_known boolean;
  knows_phone boolean;
  knows_email boolean;
BEGIN
  SELECT (array_agg(c.household_id ORDER BY c.created_at, c.id))[1],
         coalesce(bool_or(c.phone_e164 = e164), false), coalesce(bool_or(c.email = mail), false)
    INTO household, knows_phone, knows_email
    FROM household_contacts c
    WHERE c.phone_e164 = e164 OR c.email = mail;
  is_known := household IS NOT NULL;
  IF NOT is_known THEN
    household := new_household;
    INSERT INTO households (id, name, updated_at) VALUES (household, person, now());
  END IF;
  IF NOT (is_known AND (knows_phone OR e164 IS NULL) AND (knows_email OR mail IS NULL)) THEN
    INSERT INTO household_contacts (id, household_id, name, phone_e164, email, updated_at)
      VALUES (new_contact, household, person, e164, mail, now());
  END IF;
  IF is_known THEN
    -- OFFSET 0: else the planner may walk a partial index whose condition this query shares (decision 012).
    SELECT t.id, t.status, u.id, u.email INTO earlier, earlier_state, owner, owner_mail
      FROM (SELECT * FROM tour_requests WHERE household_id = household OFFSET 0) t
        LEFT JOIN users u ON u.id = t.owner_id AND u.disabled_at IS NULL
      WHERE t.id <> self AND t.quarantined_at IS NULL
      ORDER BY t.created_at DESC LIMIT 1;
  END IF;
END;
$function$;
