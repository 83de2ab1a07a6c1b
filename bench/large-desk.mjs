import pg from 'pg'

export const LEADS = 100_000
const DAYS = 7

const FIRST =
  words(`Ann Ben Carla David Ellen Frank Grace Harold Irene James Karen Louis Maria Nathan Olivia Paul Quinn Ruth
  Samuel Teresa Ulrich Vera Walter Xenia Yolanda Zachary`)
const LAST =
  words(`Abbott Barlow Castillo Dawson Eriksen Fletcher Gallagher Hoffman Ibarra Jennings Kowalski Lindqvist Mercer
  Novak Okafor Petersen Quigley Ramirez Sandoval Thackeray Underwood Vasquez Whitcomb Xiong Yamamoto Zimmerman`)
const NEED = words(
  'walker stairs garden piano parking medication hospice couple terrier budget veteran Spanish',
)

/** A name that one in a thousand leads has, and one that none has. */
export const RARE_NAME = 'Featherstonehaugh'
export const ABSENT_NAME = 'Wolstenholme'

/**
 * Adds a week of 100,000 leads by SQL alone (households, every tenth with a repeat request, events, consents,
 * delivered alerts) and as many quiz responses, downloads and exit offers.
 */
export async function fillLargeDesk(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(people(), [LEADS, FIRST, LAST, NEED, RARE_NAME, DAYS])
    for (const statement of [
      households,
      contacts,
      leads,
      events,
      consents,
      alerts,
      quizResponses,
      downloads,
      exitOffers,
    ])
      await client.query(statement)
    await client.query('commit')
    // Autovacuum would do this within a minute.
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** One row per person, from which every table is filled; UUIDv7 ids in time order. */
function people() {
  return `create temporary table people on commit drop as
    select n, at, community_id,
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('lead' || n), 1, 3) || '8'
        || substr(md5('lead' || n), 4, 15))::uuid as id,
      md5('family' || case when n % 10 = 0 then n - 5 else n end)::uuid as family,
      ($2::text[])[1 + n % cardinality($2::text[])] || ' ' ||
        case when n % 1000 = 501 then $5 else ($3::text[])[1 + n / 7 % cardinality($3::text[])] end as name,
      '+1303' || lpad((n * 37 % 10000000)::text, 7, '0') as phone,
      'person' || n || '@example.com' as email,
      case when n % 3 > 0 then 'We are looking for my mother, who needs help with the ' || ($4::text[])[1 + n / 5 % cardinality($4::text[])]
        || ' and would like to see room ' || n % 400 || '.' end as message,
      case when n % 10 < 4 then 'new' else ('{contacted,scheduled,toured,follow-up,converted,not-interested}'::text[])[1 + n % 6] end as status
    from (
      select n, now() - (n * ($6 * interval '1 day' / ($1::int + 1))) as at,
        homes.ids[1 + n % cardinality(homes.ids)] as community_id
      from generate_series(1, $1::int) n, (select array_agg(id order by slug) as ids from communities) homes
    ) moments`
}

const households = `insert into households (id, name, updated_at) select distinct on (family) family, name, at from people`

const contacts = `insert into household_contacts (id, household_id, name, phone_e164, email, updated_at)
  select gen_random_uuid(), family, name, phone, email, at from people`

/** Contacted, undecided leads get a next step within ten days of their request, so that some are overdue. */
const leads = `insert into tour_requests (id, household_id, name, phone, phone_e164, email, message, community_id, source, status,
    transaction_id, call_due_at, first_attempt_at, first_attempt_staffed_s, next_step, next_step_at, scheduled_date, quarantined_at,
    created_at, updated_at)
  select id, family, name, '(303) ' || substr(phone, 6, 3) || '-' || substr(phone, 9), phone, email, message, community_id, 'tour',
    status, 'bench-' || n, at + interval '10 minutes', case when status <> 'new' then at + n % 20 * interval '1 minute' end,
    case when status <> 'new' then n % 20 * 60 end,
    case when status in ('contacted', 'toured', 'follow-up') then 'call' end,
    case when status in ('contacted', 'toured', 'follow-up') then at + n % 240 * interval '1 hour' end,
    case when status = 'scheduled' then at + n % 240 * interval '1 hour' end, case when n % 50 = 0 then at end, at, at
  from people`

const events = `insert into lead_events (id, tour_request_id, type, created_at)
  select gen_random_uuid(), id, 'received', at from people`

const consents = `insert into lead_consents (id, tour_request_id, kind, granted, created_at)
  select gen_random_uuid(), id, 'contact', true, at from people`

const alerts = `insert into outbox_items (id, kind, channel, target, state, tour_request_id, attempt_count, finished_at, created_at)
  select gen_random_uuid(), 'lead-alert', 'email', 'desk@evergrove.example', 'sent', id, 1, at, at from people where n % 50 > 0`

const contact = 'id, email, name, phone, transaction_id, created_at, updated_at'
const contactOf = `gen_random_uuid(), email, name, phone, 'bench-' || n, at, at`

const quizResponses = `insert into quiz_responses (${contact}, quiz_id, answers, result_category)
  select ${contactOf}, (select id from quizzes order by slug limit 1), '{}', 'assisted-living' from people`

const downloads = `insert into asset_downloads (${contact}, content_asset_id)
  select ${contactOf}, (select id from content_assets order by slug limit 1) from people`

const exitOffers = `insert into exit_intent_submissions (id, email, source, transaction_id, created_at, updated_at)
  select gen_random_uuid(), email, '/communities', 'bench-' || n, at, at from people`

function words(text) {
  return text.split(/\s+/)
}
