import 'server-only'
import type { HeldRows } from '@/lib/desk/personal-data/held-rows'
import { db } from '@/lib/platform/database/db'

const title = { select: { title: true } } as const
const name = { select: { name: true } } as const

/** Internal columns, and ids whose name is exported instead. */
const INTERNAL_COLUMNS = { id: true, updatedAt: true } as const

/** The rows under names that people understand. */
export async function exportedRows(held: HeldRows) {
  const of = (ids: string[]) => ({ where: { id: { in: ids } }, orderBy: { createdAt: 'asc' } }) as const
  const [
    requests,
    unfinishedForms,
    householdEntries,
    moveIns,
    quizAnswers,
    quizResults,
    guides,
    eventSignUps,
    exitOffers,
    mails,
    refusals,
  ] = await Promise.all([
    db.tourRequest.findMany({
      ...of(held.leads),
      omit: {
        ...INTERNAL_COLUMNS,
        communityId: true,
        floorPlanId: true,
        landingPageTemplateId: true,
        ownerId: true,
        householdId: true,
      },
      include: {
        community: name,
        floorPlan: name,
        landingPageTemplate: title,
        owner: { select: { username: true } },
        tagLinks: { select: { tag: name } },
        mail: { select: { fromName: true, fromAddress: true, subject: true, text: true, receivedAt: true } },
        quarantine: { omit: { ...INTERNAL_COLUMNS, tourRequestId: true, releasedById: true } },
        conversions: { omit: { id: true, tourRequestId: true, updatedAt: true } },
        consents: { omit: { id: true, tourRequestId: true } },
        events: { omit: { id: true, tourRequestId: true, actorId: true }, orderBy: { createdAt: 'asc' } },
      },
    }),
    db.partialLead.findMany({ ...of(held.partialLeads), omit: INTERNAL_COLUMNS }),
    db.householdContact.findMany({ ...of(held.contacts), omit: { ...INTERNAL_COLUMNS, householdId: true } }),
    db.householdResident.findMany({
      ...of(held.residents),
      omit: { ...INTERNAL_COLUMNS, householdId: true },
      include: { careTypes: { select: { careType: name } } },
    }),
    db.quizResponse.findMany({
      ...of(held.quizResponses),
      omit: { ...INTERNAL_COLUMNS, quizId: true },
      include: { quiz: title },
    }),
    db.quizResult.findMany({
      ...of(held.quizResults),
      omit: { id: true, quizId: true, responseId: true, fingerprint: true },
      include: { quiz: title },
    }),
    db.assetDownload.findMany({
      ...of(held.downloads),
      omit: { ...INTERNAL_COLUMNS, contentAssetId: true },
      include: { contentAsset: title },
    }),
    db.eventRsvp.findMany({
      ...of(held.rsvps),
      omit: { ...INTERNAL_COLUMNS, eventId: true, communityId: true },
      include: { event: { select: { title: true, startsAt: true } }, community: name },
    }),
    db.exitIntentSubmission.findMany({ ...of(held.exitOffers), omit: INTERNAL_COLUMNS }),
    db.outboxItem.findMany({
      ...of(held.mails),
      select: {
        kind: true,
        createdAt: true,
        finishedAt: true,
        state: true,
        about: true,
        target: true,
        from: true,
        subject: true,
        text: true,
      },
    }),
    db.doNotContact.findMany({
      ...of(held.refusals),
      omit: { ...INTERNAL_COLUMNS, digest: true, communityId: true, recordedById: true },
    }),
  ])
  const trashed = await db.deletedRecord.findMany({
    where: { id: { in: held.trashed } },
    orderBy: { deletedAt: 'asc' },
    select: { deletedAt: true, snapshot: true },
  })
  const deletedSignUps = trashed.map(({ deletedAt, snapshot }) => ({ deletedAt, rows: rowsIn(snapshot) }))
  const ofPerson = {
    requests,
    unfinishedForms,
    householdEntries,
    moveIns,
    quizAnswers,
    quizResults,
    guides,
    eventSignUps,
    deletedSignUps,
    exitOffers,
    doNotContact: refusals,
  }
  return { ...ofPerson, mails: mails.map(exportedMail) }
}

type Mail = { kind: string; target: string | null }

/** Which staff member got an alert is not the family's to know. */
function exportedMail<T extends Mail>({ kind, target, ...mail }: T) {
  return { to: kind === 'lead-alert' ? 'our staff' : target, ...mail }
}

function rowsIn(snapshot: unknown): unknown[] {
  const { rows } = (snapshot ?? {}) as { rows?: { row: unknown }[] }
  return (rows ?? []).map(({ row }) => row)
}
