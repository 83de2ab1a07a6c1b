import { changeStatus } from '@/lib/desk/status/change-status'
import { familyText } from '@/lib/leads/family/family-text'
import { FAMILY_TEXT } from '@/lib/leads/tour-requests/follow-ups'
import { db } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'

export const PHONE = '(303) 555-0142'
/** 10 a.m. in Denver, so that all reminders planned around it are in the daytime. */
export const TOUR = '2030-01-02T17:00:00.000Z'

/** Submits a request with the consent to texts ticked. */
export async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const body = leadBody({ phone: PHONE, textConsent: true, consentVersion: 4, ...changes })
  const { transactionId } = await acceptedLead(body, { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

/** Schedules a tour at an hour when texts are not held back for the night. */
export async function givenTour(id: string): Promise<void> {
  await changeStatus(somebody('counselor'), id, { status: 'scheduled', scheduledDate: TOUR })
}

/** Planned texts of a request, oldest first. */
export const rowsOf = (tourRequestId: string) =>
  db.outboxItem.findMany({ where: { tourRequestId, kind: FAMILY_TEXT }, orderBy: { createdAt: 'asc' } })
/** Subject of a planned text. */
export const aboutOf = ({ payload }: { payload: unknown }) => (payload as { about: string }).about

/** Runs all planned texts in the daytime; planned ones count as replies. */
export async function sendAll(): Promise<void> {
  await db.$executeRaw`update outbox_items set payload = payload || jsonb_build_object('askedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    where kind = 'family-text' and state = 'due'`
  await runDue(familyText)
}
