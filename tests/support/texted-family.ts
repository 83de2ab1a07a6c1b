import { changeStatus } from '@/lib/desk/status/change-status'
import { FAMILY_TEXT, familyText } from '@/lib/leads/family/family-text'
import { db } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { worked } from '@/tests/support/outbox-hand'

export const PHONE = '(303) 555-0142'
/** Ten in the morning in Denver, and so is everything planned around it by day. */
export const TOUR = '2030-01-02T17:00:00.000Z'

/** A request whose sender ticked the box for texts. */
export async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const body = leadBody({ phone: PHONE, textConsent: true, consentVersion: 4, ...changes })
  const { transactionId } = await acceptedLead(body, { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

/** A tour at an hour of which the night does not hold back what staff agree on. */
export async function givenTour(id: string): Promise<void> {
  await changeStatus(somebody('counselor'), id, { status: 'scheduled', scheduledDate: TOUR })
}

/** The texts planned for a request, oldest first. */
export const rowsOf = (tourRequestId: string) =>
  db.outboxItem.findMany({ where: { tourRequestId, kind: FAMILY_TEXT }, orderBy: { createdAt: 'asc' } })
/** What a planned text is about. */
export const aboutOf = ({ payload }: { payload: unknown }) => (payload as { about: string }).about

/** As `worked`, at an hour of the day: what is planned counts as an answer. */
export async function sendAll(): Promise<void> {
  await db.$executeRaw`update outbox_items set payload = payload || jsonb_build_object('askedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    where kind = 'family-text' and state = 'due'`
  await worked(familyText)
}
