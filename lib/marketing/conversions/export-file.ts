import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { googleAccount } from '@/lib/marketing/conversions/ad-accounts'
import { type CsvFile, type FiledConversion, isCsvFile, linesOf } from '@/lib/marketing/conversions/csv-files'
import {
  CORRECTED_WITHIN_DAYS,
  FILED_DAYS,
  ONCE_WITHIN_DAYS,
} from '@/lib/marketing/conversions/upload-states'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { notFound } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { recordAudit } from '@/lib/records/store/record-audit'

/** Used when the account's name for a conversion is unknown. */
const NAMES: Record<number, string> = { 1: 'Tour request', 2: 'Tour' }

type Found = Omit<FiledConversion, 'name' | 'event'> & { tier: number }

/** CSV file of recent conversions or corrections, recorded in the activity log. @throws AppError 403, 404 */
export async function exportConversions(actor: Actor, name: string | null): Promise<string> {
  assertCan(actor, 'export', 'advertising')
  if (!isCsvFile(name)) throw notFound('There is no such file')
  const found = await (name.endsWith('corrections') ? corrected(name) : happened(name))
  await recordAudit(db, actor, {
    action: 'export',
    entity: 'conversionUpload',
    after: { file: name, rows: found.length },
  })
  const names = await accountNames()
  const { META_EVENT_NAME, META_EVENT_NAME_TIER2 } = env()
  const filed = found.map((one) => ({
    ...one,
    name: names[one.tier] ?? '',
    event: one.tier === 1 ? META_EVENT_NAME : META_EVENT_NAME_TIER2,
  }))
  return stringify(linesOf(name, filed), { escape_formulas: true })
}

/** Conversions not accepted by the platform yet; for Microsoft only those with its click id. */
function happened(file: CsvFile): Promise<Found[]> {
  const vendor = file === 'microsoft' ? null : file
  const known = vendor
    ? Prisma.sql`not exists (select from conversion_uploads u where u.tour_request_id = c.lead_id and u.tier = c.tier
        and u.vendor = ${vendor} and u.accepted_at is not null)`
    : Prisma.sql`t.msclkid is not null`
  return db.$queryRaw<Found[]>`
    select c.tier, c.transaction_id as "transactionId",
      c.happened_at as "happenedAt", c.value::text as value, t.email, coalesce(t.phone_e164, nullif(t.phone, '')) as phone,
      t.gclid, t.gbraid, t.wbraid, t.msclkid, null::timestamptz as "correctedAt"
    from lead_conversions c join tour_requests t on t.id = c.lead_id
    where c.happened_at > now() - make_interval(days => ${filedDays(file)}::int) and ${known}
      and not exists (
        select from lead_conversions e
        where e.household_id = c.household_id and e.tier = c.tier and e.lead_created_at < c.lead_created_at
          and e.lead_created_at > c.lead_created_at - make_interval(days => ${ONCE_WITHIN_DAYS}::int)
      )
    order by c.happened_at`
}

function corrected(file: CsvFile): Promise<Found[]> {
  const vendor = file === 'corrections' ? 'google' : 'meta'
  return db.$queryRaw<Found[]>`
    select tier, transaction_id as "transactionId", happened_at as "happenedAt", value::text as value, corrected_at as "correctedAt",
      null as email, null as phone, null as gclid, null as gbraid, null as wbraid, null as msclkid
    from conversion_uploads
    where vendor = ${vendor} and correction <> 'late' and happened_at > now() - make_interval(days => ${filedDays(file)}::int)
    order by happened_at`
}

/** Days of history that the platforms accept in files. */
function filedDays(file: CsvFile): number {
  if (file === 'corrections') return CORRECTED_WITHIN_DAYS
  return file === 'meta' ? FILED_DAYS.meta : FILED_DAYS.others
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
