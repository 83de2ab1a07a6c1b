import 'server-only'
import { subMonths } from 'date-fns'
import { staffMailKinds } from '@/lib/desk/mail/mail'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import {
  type Counts,
  type Periods,
  RETENTION_KINDS,
  type RetentionKind,
  STATUS_PERIODS,
} from '@/lib/desk/personal-data/retention-kinds'
import { scrubAudit } from '@/lib/desk/personal-data/scrub-audit'
import { eraseFromJournal } from '@/lib/leads/journal/erase-entries'
import { LEAD_STATUSES, type LeadStatus } from '@/lib/leads/tour-requests/status'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { familyKinds } from '@/lib/platform/outbox/registered-handlers'

/** Tables with IP address and browser; consents keep theirs as evidence (B9). */
const DEVICE_TABLES = [
  Prisma.sql`tour_requests`,
  Prisma.sql`quiz_responses`,
  Prisma.sql`asset_downloads`,
  Prisma.sql`event_rsvps`,
  Prisma.sql`exit_intent_submissions`,
  Prisma.sql`job_applications`,
]

type Rule = {
  /** Selects the ids of rows older than the period. */
  due(before: Date): Prisma.Sql | Promise<Prisma.Sql>
  remove(tx: Tx, ids: string[]): Promise<unknown>
}

/** Leads of the kind's statuses. Any change of a lead restarts its period, and so does a tour to come. */
function leadsDue(kind: (typeof STATUS_PERIODS)[LeadStatus], before: Date): Prisma.Sql {
  const statuses = LEAD_STATUSES.filter((status) => STATUS_PERIODS[status] === kind)
  return Prisma.sql`
    select id from tour_requests where status = any(${statuses}) and quarantined_at is null and erased_at is null
      and updated_at < ${before} and (status <> 'scheduled' or coalesce(scheduled_date, updated_at) < ${before})`
}

async function eraseDue(tx: Tx, ids: string[]): Promise<void> {
  await tx.$queryRaw`select 1 from tour_requests where id = any(${ids}::uuid[]) order by id for update`
  await scrubAudit(tx, { leads: ids, rsvps: [] })
  await eraseLeads(tx, ids)
  await eraseFromJournal(tx, { leads: ids })
}

const rules: Record<RetentionKind, Rule> = {
  /** Set-aside mails without a lead are kept as long as leads that came to nothing. */
  leads: {
    due: (before) => Prisma.sql`${leadsDue('leads', before)}
      union all select id from inbound_mails where tour_request_id is null and updated_at < ${before}`,
    async remove(tx, ids) {
      await eraseDue(tx, ids)
      await tx.inboundMail.deleteMany({ where: { id: { in: ids }, tourRequestId: null } })
    },
  },
  openLeads: { due: (before) => leadsDue('openLeads', before), remove: eraseDue },
  movedInLeads: { due: (before) => leadsDue('movedInLeads', before), remove: eraseDue },
  heldLeads: {
    due: (before) => Prisma.sql`
      select id from tour_requests where quarantined_at is not null and erased_at is null and updated_at < ${before}`,
    remove: eraseDue,
  },
  /** Ids of private result pages (their answers go along) and of answers without a page. */
  quizzes: {
    due: (before) => Prisma.sql`
      select id from quiz_results where created_at < ${before}
      union all select id from quiz_responses r where created_at < ${before}
        and not exists (select 1 from quiz_results q where q.response_id = r.id)`,
    async remove(tx, ids) {
      await tx.$executeRaw`
        delete from quiz_responses where id = any(${ids}::uuid[])
          or id in (select response_id from quiz_results where id = any(${ids}::uuid[]))`
      await tx.quizResult.deleteMany({ where: { id: { in: ids } } })
    },
  },
  downloads: {
    due: (before) => Prisma.sql`select id from asset_downloads where created_at < ${before}`,
    async remove(tx, ids) {
      await tx.assetDownload.deleteMany({ where: { id: { in: ids } } })
      await eraseFromJournal(tx, { leads: ids })
    },
  },
  rsvps: {
    due: (before) => Prisma.sql`
      select r.id from event_rsvps r join events e on e.id = r.event_id
      where r.created_at < ${before} and coalesce(e.ends_at, e.starts_at) < ${before}`,
    async remove(tx, ids) {
      await scrubAudit(tx, { leads: [], rsvps: ids })
      await tx.revision.deleteMany({ where: { entity: 'eventRsvp', entityId: { in: ids } } })
      await tx.eventRsvp.deleteMany({ where: { id: { in: ids } } })
      await eraseFromJournal(tx, { leads: ids })
    },
  },
  exitOffers: {
    due: (before) => Prisma.sql`select id from exit_intent_submissions where created_at < ${before}`,
    async remove(tx, ids) {
      await tx.exitIntentSubmission.deleteMany({ where: { id: { in: ids } } })
      await eraseFromJournal(tx, { leads: ids })
    },
  },
  /** The mail to who hires goes along: it has the applicant's words. */
  applications: {
    due: (before) => Prisma.sql`select id from job_applications where created_at < ${before}`,
    async remove(tx, ids) {
      const mails = ids.map((id) => `<job-application-${id}@%`)
      await tx.$executeRaw`delete from outbox_items where kind = ${VISITOR_MAIL} and message_id like any(${mails})`
      await tx.jobApplication.deleteMany({ where: { id: { in: ids } } })
    },
  },
  /** Keeps the fact of sending; an alert's subject names the family. */
  mails: {
    async due(before) {
      const kinds = [VISITOR_MAIL, ...(await staffMailKinds()), ...(await familyKinds())]
      return Prisma.sql`
        select id from outbox_items where kind = any(${kinds}) and state in ('sent', 'kept')
          and finished_at < ${before} and "text" is not null`
    },
    remove: async (tx, ids) => tx.$executeRaw`
      update outbox_items set "text" = null, html = null, calendar = null,
        subject = case when kind = any(${await staffMailKinds()}) then null else subject end
      where id = any(${ids}::uuid[])`,
  },
  /** Leaves updated_at alone, because other periods count from it. */
  devices: {
    due: (before) => {
      const selects = DEVICE_TABLES.map(
        (table) => Prisma.sql`select id from ${table} where created_at < ${before}
          and (client_ip_address is not null or client_user_agent is not null)`,
      )
      return Prisma.join(selects, ' union all ')
    },
    async remove(tx, ids) {
      for (const table of DEVICE_TABLES) {
        await tx.$executeRaw`
          update ${table} set client_ip_address = null, client_user_agent = null where id = any(${ids}::uuid[])`
      }
    },
  },
}

/** Removes up to `most` rows that are older than the period. @returns their number */
export async function removeDue(
  tx: Tx,
  kind: RetentionKind,
  months: number,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { due, remove } = rules[kind]
  const rows = await tx.$queryRaw<{ id: string }[]>`${await due(subMonths(now, months))} limit ${most}`
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await remove(tx, ids)
  return ids.length
}

export async function countDue(tx: Tx, periods: Periods, now: Date): Promise<Counts> {
  const counts = await Promise.all(
    RETENTION_KINDS.map(async (kind) => {
      const months = periods[kind]
      if (!months) return [kind, 0] as const
      const [row] = await tx.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from (${await rules[kind].due(subMonths(now, months))}) due`
      return [kind, row?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts) as Counts
}
