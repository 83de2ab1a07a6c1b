import 'server-only'
import type { HeldKind, HeldRows } from '@/lib/desk/personal-data/held-rows'
import { db } from '@/lib/platform/database/db'
import { isRefusedScope, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'

export type HeldLine = {
  id: string
  /** ISO, UTC. */
  at: string
  title: string
  detail: string
  /** Null without a screen. */
  href: string | null
}

/** More rows are counted, exported and erased, but not listed. */
const LINES_SHOWN = 50

type Readers = Record<HeldKind, (ids: string[]) => Promise<HeldLine[]>>

const newest = { createdAt: 'desc' } as const

export async function readHeldLines(held: HeldRows): Promise<Record<HeldKind, HeldLine[]>> {
  const kinds = Object.keys(readers) as HeldKind[]
  const lines = await Promise.all(kinds.map((kind) => readers[kind](held[kind].slice(0, LINES_SHOWN))))
  return Object.fromEntries(kinds.map((kind, at) => [kind, lines[at]])) as Record<HeldKind, HeldLine[]>
}

const readers: Readers = {
  leads: async (ids) =>
    (
      await db.tourRequest.findMany({
        ...where(ids),
        include: { community: { select: { name: true } } },
      })
    ).map((row) => ({
      ...line(row),
      title: row.community?.name ?? 'Any community',
      detail: words(row.name, row.phone, row.email),
      href: `/admin/tour-requests/${row.id}`,
    })),
  partialLeads: async (ids) =>
    (await db.partialLead.findMany(where(ids))).map((row) => ({
      ...line(row),
      title: 'A form that is being filled in, or was left',
      detail: words(row.name, row.phone),
      href: null,
    })),
  contacts: async (ids) =>
    (await db.householdContact.findMany({ ...where(ids), include: { household: true } })).map((row) => ({
      ...line(row),
      title: `Household of ${row.household.name}`,
      detail: words(row.name, row.phoneE164, row.email),
      href: null,
    })),
  residents: async (ids) =>
    (await db.householdResident.findMany({ ...where(ids), include: { household: true } })).map((row) => ({
      ...line(row),
      title: `Would move in, household of ${row.household.name}`,
      detail: words(row.name, row.relationship, row.notes),
      href: null,
    })),
  quizResponses: async (ids) =>
    (await db.quizResponse.findMany({ ...where(ids), include: { quiz: { select: { title: true } } } })).map(
      (row) => ({
        ...line(row),
        title: row.quiz?.title ?? 'A quiz',
        detail: words(row.name, row.phone, row.email),
        href: `/admin/quiz-responses/${row.id}`,
      }),
    ),
  quizResults: async (ids) =>
    (await db.quizResult.findMany({ ...where(ids), include: { quiz: { select: { title: true } } } })).map(
      (row) => ({
        ...line(row),
        title: row.quiz?.title ?? 'A quiz',
        detail: 'The private page with the answers',
        href: null,
      }),
    ),
  downloads: async (ids) =>
    (
      await db.assetDownload.findMany({
        ...where(ids),
        include: { contentAsset: { select: { title: true } } },
      })
    ).map((row) => ({
      ...line(row),
      title: row.contentAsset?.title ?? 'A guide',
      detail: words(row.name, row.phone, row.email),
      href: `/admin/asset-downloads/${row.id}`,
    })),
  rsvps: async (ids) =>
    (await db.eventRsvp.findMany({ ...where(ids), include: { event: { select: { title: true } } } })).map(
      (row) => ({
        ...line(row),
        title: row.event.title,
        detail: words(row.name, row.phone, row.email),
        href: `/admin/event-rsvps/${row.id}`,
      }),
    ),
  exitOffers: async (ids) =>
    (await db.exitIntentSubmission.findMany(where(ids))).map((row) => ({
      ...line(row),
      title: row.source ? `On ${row.source}` : 'On the site',
      detail: row.email,
      href: `/admin/exit-intent-submissions/${row.id}`,
    })),
  trashed: async (ids) =>
    (await db.deletedRecord.findMany({ where: { id: { in: ids } }, orderBy: { deletedAt: 'desc' } })).map(
      ({ id, title, deletedAt }) => ({
        id,
        at: deletedAt.toISOString(),
        title: `Sign-up of ${title}`,
        detail: 'In the trash',
        href: '/admin/trash',
      }),
    ),
  refusals: async (ids) =>
    (await db.doNotContact.findMany(where(ids))).map((row) => ({
      ...line(row),
      title: isRefusedScope(row.scope) ? SCOPE_WORDS[row.scope].label : row.scope,
      detail: words(row.phoneE164, row.email, row.liftedAt ? 'lifted' : 'in force'),
      href: '/admin/do-not-contact',
    })),
  mails: async (ids) =>
    (await db.outboxItem.findMany(where(ids))).map((row) => ({
      ...line(row),
      title: row.subject ?? ABOUT_REQUESTS[row.kind] ?? 'Alert to staff about a tour request',
      detail: words(`to ${row.target ?? 'nobody'}`, STATES[row.state] ?? row.state),
      href: row.subject ? `/admin/mail/${row.id}` : null,
    })),
}

const ABOUT_REQUESTS: Record<string, string> = {
  'family-mail': 'Mail about their request',
  'family-text': 'Text about their request',
}

const STATES: Record<string, string> = {
  due: 'waits to be sent',
  leased: 'is being sent',
  sent: 'sent',
  kept: 'kept here',
  failed: 'given up',
}

const where = (ids: string[]) => ({ where: { id: { in: ids } }, orderBy: newest })

const line = ({ id, createdAt }: { id: string; createdAt: Date }) => ({ id, at: createdAt.toISOString() })

function words(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}
