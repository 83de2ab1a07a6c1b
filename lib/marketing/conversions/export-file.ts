import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { FiledConversion } from '@/lib/marketing/conversions/conversion-platform'
import { type CsvFile, csvFile, FILED_DAYS, linesOf } from '@/lib/marketing/conversions/csv-files'
import { refusesAllContact } from '@/lib/marketing/conversions/reported-lead'
import { ONCE_WITHIN_DAYS } from '@/lib/marketing/conversions/upload-states'
import { TOUCHES } from '@/lib/marketing/reports/touch-sql'
import { db } from '@/lib/platform/database/db'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { env } from '@/lib/platform/env'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { googleAccount } from '@/lib/platform/integrations/google-api'
import { recordAudit } from '@/lib/records/store/history'

/** Used when the account's name for a conversion is unknown. */
const NAMES: Record<number, string> = { 1: 'Tour request', 2: 'Tour' }

type Found = Omit<FiledConversion, 'name' | 'event'> & { tier: number; touch: object | null }

/** CSV file of recent conversions or corrections, recorded in the activity log. @throws AppError 403, 404 */
export async function exportConversions(actor: Actor, name: string | null): Promise<string> {
  assertCan(actor, 'export', 'advertising')
  const csv = csvFile(name)
  const found = await (csv.isCorrections ? corrected(csv) : happened(csv))
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'conversionUpload',
    after: { file: name, rows: found.length },
  })
  const names = await accountNames()
  const { META_EVENT_NAME, META_EVENT_NAME_TIER2 } = env()
  const filed = found.map(({ touch, ...one }) => ({
    ...touch,
    ...one,
    name: names[one.tier] ?? '',
    event: one.tier === 1 ? META_EVENT_NAME : META_EVENT_NAME_TIER2,
  }))
  return stringify(linesOf(csv.file.name, filed), { escape_formulas: true })
}

/** Conversions not accepted by the platform yet; without an API those with one of its click ids. */
async function happened({ platform, file, api }: CsvFile): Promise<Found[]> {
  const known = api
    ? Prisma.sql`not exists (select from conversion_uploads u where u.tour_request_id = c.lead_id and u.tier = c.tier
        and u.vendor = ${platform.id} and u.accepted_at is not null)`
    : Prisma.sql`${TOUCHES.last} ?| ${[...platform.clickIds]}::text[]`
  const found = await db.$queryRaw<Found[]>`
    select c.tier, c.transaction_id as "transactionId",
      c.happened_at as "happenedAt", c.value::text as value, t.email, coalesce(t.phone_e164, nullif(t.phone, '')) as phone,
      ${TOUCHES.last} as touch, null::timestamptz as "correctedAt"
    from lead_conversions c join tour_requests t on t.id = c.lead_id
    where c.happened_at > now() - make_interval(days => ${file.days ?? FILED_DAYS}::int) and ${known}
      and not exists (
        select from lead_conversions e
        where e.household_id = c.household_id and e.tier = c.tier and e.lead_created_at < c.lead_created_at
          and e.lead_created_at > c.lead_created_at - make_interval(days => ${ONCE_WITHIN_DAYS}::int)
      )
    order by c.happened_at`
  const personOf = ({ phone, email }: Found) => ({ phoneE164: phone, email })
  const refusals = await refusalsOf(db, found.map(personOf))
  return found.filter((one) => !refusesAllContact(refusals, personOf(one)))
}

function corrected({ platform, file }: CsvFile): Promise<Found[]> {
  return db.$queryRaw<Found[]>`
    select tier, transaction_id as "transactionId", happened_at as "happenedAt", value::text as value, corrected_at as "correctedAt",
      null as email, null as phone, null as touch
    from conversion_uploads
    where vendor = ${platform.id} and correction <> 'late'
      and happened_at > now() - make_interval(days => ${file.days ?? FILED_DAYS}::int)
    order by happened_at`
}

async function accountNames(): Promise<Record<number, string>> {
  const actions = googleAccount()?.actions ?? {}
  const known = await db.conversionAction.findMany({ where: { externalId: { in: Object.values(actions) } } })
  const named = Object.entries(actions).flatMap(([tier, id]) => {
    const name = known.find(({ externalId }) => externalId === id)?.name
    return name ? [[tier, name]] : []
  })
  return { ...NAMES, ...Object.fromEntries(named) }
}
