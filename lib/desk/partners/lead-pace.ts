import 'server-only'
import * as z from 'zod'
import { pool } from '@/lib/platform/database/db'
import { named } from '@/lib/platform/http/component-names'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

const PACE_DAYS = 30

const count = z.int().nonnegative()

export const leadPaceSchema = named(
  'LeadPace',
  z.strictObject({
    days: z.literal(PACE_DAYS).describe('Number of days covered.'),
    received: count,
    called: count.describe('Requests with at least one attempt to reach the family.'),
    calledInTime: count.describe('Requests first tried within the promised time.'),
    medianStaffedSeconds: count
      .nullable()
      .describe('Median time to the first attempt, in seconds of staffed hours.'),
    reached: count,
    toursAgreed: count,
    movedIn: count,
  }),
)

export type LeadPace = z.output<typeof leadPaceSchema>

/** How fast families of some keys are called, and what comes of it; without requests held back as spam. */
export async function leadPace(apiKeyIds: string[]): Promise<LeadPace> {
  const { rows } = await pool().query<Omit<LeadPace, 'days'>>(
    `select count(*)::int as received, count(first_attempt_at)::int as called,
       count(*) filter (where first_attempt_staffed_s <= $2)::int as "calledInTime",
       percentile_cont(0.5) within group (order by first_attempt_staffed_s)::int as "medianStaffedSeconds",
       count(reached_at)::int as reached, count(scheduled_date)::int as "toursAgreed",
       count(*) filter (where status = 'converted')::int as "movedIn"
     from tour_requests
     where api_key_id = any($1::uuid[]) and quarantined_at is null
       and created_at > now() - make_interval(days => $3)`,
    [apiKeyIds, PROMISED_MINUTES * 60, PACE_DAYS],
  )
  return leadPaceSchema.parse({ days: PACE_DAYS, ...rows[0] })
}
