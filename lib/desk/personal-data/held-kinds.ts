import 'server-only'
import {
  COPIED_OF_MAIL,
  COPIED_OF_RECORDING,
  line,
  newest,
  oldest,
  rowsIn,
  STATES,
  words,
} from '@/lib/desk/personal-data/held-lines'
import type { HeldKind } from '@/lib/desk/personal-data/held-rows'
import { db } from '@/lib/platform/database/db'
import { isRefusedScope, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'
import { alertKinds, registeredHandlers } from '@/lib/platform/outbox/registered-handlers'
import type { EntityName } from '@/lib/records/declare/field'

export type HeldLine = {
  id: string
  /** ISO, UTC. */
  at: string
  title: string
  detail: string
  /** Null without a screen. */
  href: string | null
}

type Kind = {
  model: EntityName
  /** Rows that erasing the person changes instead of deleting them. */
  stays?: true
  /** The kind in the person's copy, under names that people understand. */
  copyName: string
  copy(ids: string[]): Promise<unknown[]>
  list(ids: string[]): Promise<HeldLine[]>
}

const title = { select: { title: true } } as const
const name = { select: { name: true } } as const

/** Internal columns, and ids whose name is exported instead. */
const INTERNAL = { id: true, updatedAt: true } as const

/** Kinds of rows about a person (docs/decisions/026-personal-data.md), in the order of the person's copy. */
export const heldKinds: Record<HeldKind, Kind> = {
  leads: {
    model: 'tourRequest',
    stays: true,
    copyName: 'requests',
    copy: (ids) =>
      db.tourRequest.findMany({
        ...oldest(ids),
        omit: {
          ...INTERNAL,
          communityId: true,
          floorPlanId: true,
          landingPageTemplateId: true,
          topicId: true,
          ownerId: true,
          householdId: true,
        },
        include: {
          community: name,
          floorPlan: name,
          landingPageTemplate: title,
          topic: name,
          owner: { select: { username: true } },
          tagLinks: { select: { tag: name } },
          noteDrafts: { select: { form: true, values: true, updatedAt: true } },
          reviewInvitations: {
            select: {
              occasion: true,
              createdAt: true,
              testimonial: {
                select: {
                  authorName: true,
                  authorRelation: true,
                  content: true,
                  rating: true,
                  insider: true,
                },
              },
            },
          },
          mail: {
            select: { fromName: true, fromAddress: true, subject: true, text: true, receivedAt: true },
          },
          quarantine: { omit: { ...INTERNAL, tourRequestId: true, releasedById: true } },
          conversions: { omit: { ...INTERNAL, tourRequestId: true } },
          // Of their own calls, the number; files are handed over on request.
          calls: {
            where: { purpose: 'incoming' },
            select: { createdAt: true, phoneE164: true, seconds: true, recordings: COPIED_OF_RECORDING },
          },
          consents: { omit: { id: true, tourRequestId: true } },
          events: { omit: { id: true, tourRequestId: true, actorId: true }, orderBy: { createdAt: 'asc' } },
        },
      }),
    list: async (ids) =>
      (await db.tourRequest.findMany({ ...newest(ids), include: { community: name } })).map((row) => ({
        ...line(row),
        title: row.community?.name ?? 'Any community',
        detail: words(row.name, row.phone, row.email),
        href: `/admin/tour-requests/${row.id}`,
      })),
  },
  partialLeads: {
    model: 'partialLead',
    copyName: 'unfinishedForms',
    copy: (ids) => db.partialLead.findMany({ ...oldest(ids), omit: INTERNAL }),
    list: async (ids) =>
      (await db.partialLead.findMany(newest(ids))).map((row) => ({
        ...line(row),
        title: 'An unfinished form',
        detail: words(row.name, row.phone),
        href: null,
      })),
  },
  contacts: {
    model: 'householdContact',
    stays: true,
    copyName: 'householdEntries',
    copy: (ids) => db.householdContact.findMany({ ...oldest(ids), omit: { ...INTERNAL, householdId: true } }),
    list: async (ids) =>
      (await db.householdContact.findMany({ ...newest(ids), include: { household: true } })).map((row) => ({
        ...line(row),
        title: `Household of ${row.household.name}`,
        detail: words(row.name, row.phoneE164, row.email),
        href: null,
      })),
  },
  residents: {
    model: 'householdResident',
    copyName: 'moveIns',
    copy: (ids) =>
      db.householdResident.findMany({
        ...oldest(ids),
        omit: { ...INTERNAL, householdId: true },
        include: { careTypes: { select: { careType: name } } },
      }),
    list: async (ids) =>
      (await db.householdResident.findMany({ ...newest(ids), include: { household: true } })).map((row) => ({
        ...line(row),
        title: `Prospective resident, household of ${row.household.name}`,
        detail: words(row.name, row.relationship, row.notes),
        href: null,
      })),
  },
  quizResponses: {
    model: 'quizResponse',
    copyName: 'quizAnswers',
    copy: (ids) =>
      db.quizResponse.findMany({
        ...oldest(ids),
        omit: { ...INTERNAL, quizId: true },
        include: { quiz: title },
      }),
    list: async (ids) =>
      (await db.quizResponse.findMany({ ...newest(ids), include: { quiz: title } })).map((row) => ({
        ...line(row),
        title: row.quiz?.title ?? 'A quiz',
        detail: words(row.name, row.phone, row.email),
        href: `/admin/quiz-responses/${row.id}`,
      })),
  },
  quizResults: {
    model: 'quizResult',
    copyName: 'quizResults',
    copy: (ids) =>
      db.quizResult.findMany({
        ...oldest(ids),
        omit: { id: true, quizId: true, responseId: true, fingerprint: true },
        include: { quiz: title },
      }),
    list: async (ids) =>
      (await db.quizResult.findMany({ ...newest(ids), include: { quiz: title } })).map((row) => ({
        ...line(row),
        title: row.quiz?.title ?? 'A quiz',
        detail: 'The private results page',
        href: null,
      })),
  },
  downloads: {
    model: 'assetDownload',
    copyName: 'guides',
    copy: (ids) =>
      db.assetDownload.findMany({
        ...oldest(ids),
        omit: { ...INTERNAL, contentAssetId: true },
        include: { contentAsset: title },
      }),
    list: async (ids) =>
      (await db.assetDownload.findMany({ ...newest(ids), include: { contentAsset: title } })).map((row) => ({
        ...line(row),
        title: row.contentAsset?.title ?? 'A guide',
        detail: words(row.name, row.phone, row.email),
        href: `/admin/asset-downloads/${row.id}`,
      })),
  },
  rsvps: {
    model: 'eventRsvp',
    copyName: 'eventSignUps',
    copy: (ids) =>
      db.eventRsvp.findMany({
        ...oldest(ids),
        omit: { ...INTERNAL, eventId: true, communityId: true },
        include: { event: { select: { title: true, startsAt: true } }, community: name },
      }),
    list: async (ids) =>
      (await db.eventRsvp.findMany({ ...newest(ids), include: { event: title } })).map((row) => ({
        ...line(row),
        title: row.event.title,
        detail: words(row.name, row.phone, row.email),
        href: `/admin/event-rsvps/${row.id}`,
      })),
  },
  trashed: {
    model: 'deletedRecord',
    copyName: 'deletedSignUps',
    copy: async (ids) =>
      (await db.deletedRecord.findMany({ where: { id: { in: ids } }, orderBy: { deletedAt: 'asc' } })).map(
        ({ deletedAt, snapshot }) => ({ deletedAt, rows: rowsIn(snapshot) }),
      ),
    list: async (ids) =>
      (await db.deletedRecord.findMany({ where: { id: { in: ids } }, orderBy: { deletedAt: 'desc' } })).map(
        (row) => ({
          id: row.id,
          at: row.deletedAt.toISOString(),
          title: `Sign-up of ${row.title}`,
          detail: 'In the trash',
          href: '/admin/trash',
        }),
      ),
  },
  exitOffers: {
    model: 'exitIntentSubmission',
    copyName: 'exitOffers',
    copy: (ids) => db.exitIntentSubmission.findMany({ ...oldest(ids), omit: INTERNAL }),
    list: async (ids) =>
      (await db.exitIntentSubmission.findMany(newest(ids))).map((row) => ({
        ...line(row),
        title: row.source ? `On ${row.source}` : 'On the site',
        detail: row.email,
        href: `/admin/exit-intent-submissions/${row.id}`,
      })),
  },
  jobApplications: {
    model: 'jobApplication',
    copyName: 'jobApplications',
    copy: (ids) =>
      db.jobApplication.findMany({
        ...oldest(ids),
        omit: { ...INTERNAL, jobId: true, communityId: true },
        include: { community: name },
      }),
    list: async (ids) =>
      (await db.jobApplication.findMany(newest(ids))).map((row) => ({
        ...line(row),
        title: row.jobTitle,
        detail: words(row.name, row.phone, row.email),
        href: `/admin/job-applications/${row.id}`,
      })),
  },
  refusals: {
    model: 'doNotContact',
    stays: true,
    copyName: 'doNotContact',
    copy: (ids) =>
      db.doNotContact.findMany({
        ...oldest(ids),
        omit: { ...INTERNAL, digest: true, communityId: true, recordedById: true },
      }),
    list: async (ids) =>
      (await db.doNotContact.findMany(newest(ids))).map((row) => ({
        ...line(row),
        title: isRefusedScope(row.scope) ? SCOPE_WORDS[row.scope].label : row.scope,
        detail: words(row.phoneE164, row.email, row.liftedAt ? 'lifted' : 'in force'),
        href: '/admin/do-not-contact',
      })),
  },
  mails: {
    model: 'outboxItem',
    copyName: 'mails',
    // Which staff member got an alert is not the family's to know.
    copy: async (ids) => {
      const toStaff = await alertKinds()
      const rows = await db.outboxItem.findMany({ ...oldest(ids), select: COPIED_OF_MAIL })
      return rows.map(({ kind, target, ...mail }) => ({
        to: toStaff.includes(kind) ? 'staff' : target,
        ...mail,
      }))
    },
    async list(ids) {
      const handlers = await registeredHandlers()
      return (await db.outboxItem.findMany(newest(ids))).map((row) => ({
        ...line(row),
        title: row.subject ?? handlers.find(({ kind }) => kind === row.kind)?.title ?? row.kind,
        detail: words(`to ${row.target ?? 'no one'}`, STATES[row.state] ?? row.state),
        href: row.subject ? `/admin/mail/${row.id}` : null,
      }))
    },
  },
}
