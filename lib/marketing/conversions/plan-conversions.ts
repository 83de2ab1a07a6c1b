import 'server-only'
import { connectedSenders, SENDERS, type Sender } from '@/lib/marketing/conversions/conversion-platforms'
import { correctUpload, sendUpload, unlistUpload } from '@/lib/marketing/conversions/upload-items'
import { FOUND_WRONG_WITHIN_DAYS, ONCE_WITHIN_DAYS } from '@/lib/marketing/conversions/upload-states'
import { db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

const AT_ONCE = 200

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Plans uploads of conversions, derived from the tables, so lead operations ignore it (decision 053). */
export const planConversions = defineSweep({
  name: 'ad-conversions',
  every: 30_000,
  async run() {
    const senders = connectedSenders()
    if (senders.length === 0) return
    await db.$transaction(async (tx) => {
      await connect(tx, senders)
      for (const sender of senders) await planNew(tx, sender)
      await withdraw(tx)
      await revive(tx)
      await correct(tx)
    }, LIMITS)
  },
})

/** Conversions before a platform was connected are skipped, as they may have been reported by other means. */
async function connect(tx: Tx, senders: Sender[]): Promise<void> {
  await tx.adConnection.createMany({
    data: senders.map(({ platform }) => ({ vendor: platform.id })),
    skipDuplicates: true,
  })
}

type Happened = { leadId: string; householdId: string | null; createdAt: Date; tier: number }

/** One by one, because a request's eligibility depends on the family's earlier ones. */
async function planNew(tx: Tx, { platform: { id: vendor }, api }: Sender): Promise<void> {
  const happened = await tx.$queryRaw<Happened[]>`
    select c.lead_id as "leadId", c.household_id as "householdId", c.lead_created_at as "createdAt", c.tier
    from lead_conversions c
    join ad_connections a on a.vendor = ${vendor}
    where c.happened_at >= greatest(a.since, now() - make_interval(days => ${api.oldestDays}::int))
      and not exists (
        select from conversion_uploads u where u.tour_request_id = c.lead_id and u.vendor = ${vendor} and u.tier = c.tier
      )
    order by c.lead_created_at, c.tier limit ${AT_ONCE}`
  for (const { leadId, householdId, createdAt, tier } of happened) {
    const repeat = isRepeat({
      leadId: Prisma.sql`${leadId}::uuid`,
      householdId: Prisma.sql`${householdId}::uuid`,
      createdAt: Prisma.sql`${createdAt}::timestamptz`,
      tier: Prisma.sql`${tier}::int`,
      vendor: Prisma.sql`${vendor}`,
    })
    const [row] = await tx.$queryRaw<{ id: string; state: string }[]>`
      insert into conversion_uploads (id, tour_request_id, vendor, tier, happened_at, transaction_id, value, state, reason, updated_at)
      select gen_random_uuid(), c.lead_id, ${vendor}, c.tier, c.happened_at,
        c.transaction_id, c.value, case when r.reason is null then 'waiting' else 'withdrawn' end, r.reason, now()
      from lead_conversions c, (
        select case when ${repeat} then 'duplicate'
          when exists (select from journal_entries j where j.tour_request_id = ${leadId}::uuid and j.is_held) then 'restored' end as reason
      ) r
      where c.lead_id = ${leadId}::uuid and c.tier = ${tier}::int
      on conflict (tour_request_id, vendor, tier) do nothing
      returning id, state`
    if (row?.state === 'waiting') await sendUpload(tx, row.id)
  }
}

type Request = Record<'leadId' | 'householdId' | 'createdAt' | 'tier' | 'vendor', Prisma.Sql>

/** Condition: an earlier request of the family within the period is or will be reported for the tier. */
function isRepeat({ leadId, householdId, createdAt, tier, vendor }: Request): Prisma.Sql {
  return Prisma.sql`exists (
    select from tour_requests earlier join conversion_uploads told on told.tour_request_id = earlier.id
    where earlier.household_id = ${householdId} and earlier.id <> ${leadId} and earlier.created_at < ${createdAt}
      and earlier.created_at > ${createdAt} - make_interval(days => ${ONCE_WITHIN_DAYS}::int)
      and told.vendor = ${vendor} and told.tier = ${tier} and told.state in ('waiting', 'accepted', 'confirmed')
      and told.correction is null
  )`
}

/** Withdraws queued uploads whose lead was deleted, erased or marked as spam. */
async function withdraw(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    update conversion_uploads u set state = 'withdrawn', updated_at = now(), reason = gone.reason
    from (
      select w.id, case when t.id is null then 'deleted' when t.erased_at is not null then 'erased' else 'spam' end as reason
      from conversion_uploads w left join tour_requests t on t.id = w.tour_request_id
      where w.state = 'waiting' and (t.id is null or t.erased_at is not null or t.quarantined_at is not null)
    ) gone where gone.id = u.id`
}

/**
 * Uploads leads released from spam, with their full value if restated before. Those only listed or late were
 * never changed at the platform, and Meta would count a repetition after two days twice.
 */
async function revive(tx: Tx): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string; correction: string | null }[]>`
    select u.id, u.correction from conversion_uploads u join tour_requests t on t.id = u.tour_request_id
    where t.quarantined_at is null and t.erased_at is null and t.ad_consent = 'granted'
      and ((u.state = 'withdrawn' and u.reason = 'spam') or u.correction_reason = 'spam')
    limit ${AT_ONCE}`
  for (const { id, correction } of rows) {
    if (correction === 'listed' || correction === 'late') await unlistUpload(tx, id)
    else await sendUpload(tx, id)
  }
}

/** Days in which an upload's platform restates, as a case of SQL; null where nothing can be corrected. */
const RESTATED_WITHIN = Prisma.sql`case u.vendor ${Prisma.join(
  SENDERS.map(
    ({ platform, api }) => Prisma.sql`when ${platform.id} then ${api.restate?.withinDays ?? null}::int`,
  ),
  ' ',
)} end`

/** Corrects reported leads found to be spam, erased, deleted or duplicate. */
async function correct(tx: Tx): Promise<void> {
  const repeat = isRepeat({
    leadId: Prisma.sql`t.id`,
    householdId: Prisma.sql`t.household_id`,
    createdAt: Prisma.sql`t.created_at`,
    tier: Prisma.sql`u.tier`,
    vendor: Prisma.sql`u.vendor`,
  })
  const rows = await tx.$queryRaw<{ id: string; tourRequestId: string; correction: string }[]>`
    with wrong as (
      select u.id, case when t.id is null then 'deleted' when t.erased_at is not null then 'erased' when t.quarantined_at is not null then 'spam' else 'duplicate' end as reason
      from conversion_uploads u left join tour_requests t on t.id = u.tour_request_id
      where u.state in ('accepted', 'confirmed') and u.correction is null
        and u.happened_at > now() - make_interval(days => ${FOUND_WRONG_WITHIN_DAYS}::int)
        and (t.id is null or t.erased_at is not null or t.quarantined_at is not null or ${repeat})
      limit ${AT_ONCE}
    )
    update conversion_uploads u set correction_reason = wrong.reason, corrected_at = now(), updated_at = now(),
      correction = case when ${RESTATED_WITHIN} is null then 'listed'
        when u.happened_at < now() - make_interval(days => ${RESTATED_WITHIN}) then 'late'
        when wrong.reason in ('spam', 'duplicate') then 'waiting' else 'listed' end
    from wrong where u.id = wrong.id
    returning u.id, u.tour_request_id as "tourRequestId", u.correction`
  for (const row of rows) if (row.correction === 'waiting') await correctUpload(tx, row)
}
