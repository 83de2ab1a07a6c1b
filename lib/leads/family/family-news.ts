import 'server-only'
import * as z from 'zod'
import { FAMILY_MAILS, type FamilyMailKind } from '@/lib/leads/family/family-words'
import { readVisit, type Visit } from '@/lib/leads/family/read-visit'
import type { Settled } from '@/lib/platform/outbox/define-handler'

/** What a row of the outbox tells a family, by mail or by text. */
export const familyNews = z.object({
  about: z.enum(FAMILY_MAILS),
  /** ISO; the date of the tour it speaks of: with another one meanwhile it is not sent. */
  tourAt: z.iso.datetime().optional(),
})

export type FamilyNews = z.output<typeof familyNews>

/** Whether it could still be sent: its tour is agreed, or what it says is no date at all. */
export async function holdsStill(leadId: string, stored: unknown): Promise<boolean> {
  const visit = await readVisit(leadId)
  const news = familyNews.safeParse(stored).data
  // What somebody wrote by hand says no date of ours.
  return visit !== null && (!news || isStillSo(visit, news, new Date()))
}

const REMINDERS: readonly FamilyMailKind[] = ['tour-tomorrow', 'tour-soon']

/** Whether what it says holds at `now`: a tour of that date, and a reminder before it. */
export function isStillSo({ lead }: Visit, { about, tourAt }: FamilyNews, now: Date): boolean {
  const isAgreed = lead.status === 'scheduled' && lead.scheduledDate?.toISOString() === tourAt
  if (about === 'received') return true
  if (about === 'tour-called-off' || about === 'tour-missed') return !isAgreed
  if (REMINDERS.includes(about)) return isAgreed && tourAt !== undefined && new Date(tourAt) > now
  return isAgreed
}

const told = z.object({ about: z.string() })

/** The entries of the history that say what became of it. */
export function newsEvents<T extends 'family-mail' | 'family-text'>(type: T, settled: Settled[]) {
  return settled.flatMap(({ item, state, result }) =>
    state === 'done' || !item.tourRequestId
      ? []
      : [
          {
            tourRequestId: item.tourRequestId,
            type,
            data: {
              about: told.parse(item.payload).about,
              outcome: state,
              deliveryId: item.id,
              ...(state === 'failed' && 'response' in result && { reason: result.response }),
            },
          },
        ],
  )
}
