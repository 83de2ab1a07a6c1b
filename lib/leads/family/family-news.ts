import 'server-only'
import * as z from 'zod'
import { FAMILY_MAILS, FAMILY_TEXTS } from '@/lib/leads/family/family-copy'
import { chosenCall, readVisit, type Visit } from '@/lib/leads/family/read-visit'
import type { Settled } from '@/lib/platform/outbox/define-handler'

const HOUR_MS = 60 * 60 * 1_000

export const familyNews = z.object({
  about: z.enum(FAMILY_MAILS),
  /** ISO date of the tour or the chosen call it is about; not sent once that has another date. */
  tourAt: z.iso.datetime().optional(),
  /** ISO date of the tour before it moved. */
  movedFrom: z.iso.datetime().optional(),
})

type FamilyNews = z.output<typeof textNews>

/** A text is also about a missed call. */
export const textNews = familyNews.extend({ about: z.enum(FAMILY_TEXTS) })

/** True when a stored message could still be sent. */
export async function isStillValid(leadId: string, stored: unknown): Promise<boolean> {
  const visit = await readVisit(leadId)
  const news = textNews.safeParse(stored).data
  // A manually written text depends on no tour date.
  return visit !== null && (!news || isStillCurrent(visit, news, new Date()))
}

/** Reminders, by hours before the tour. */
export const REMINDER_HOURS = { 'tour-tomorrow': 24, 'tour-soon': 2 } as const

/** The tour that a message is about, and its date before it moved. */
export function tourOf({ about, tourAt, movedFrom }: FamilyNews): { tour: Date | null; before: Date | null } {
  const isAboutTour = about.startsWith('tour-') && tourAt !== undefined
  return {
    tour: isAboutTour ? new Date(tourAt) : null,
    before: movedFrom ? new Date(movedFrom) : null,
  }
}

/**
 * True when the message still applies at `now`: its date is unchanged and still to come, a promised call is
 * still planned, and of two reminders that are both due only the later one goes out.
 */
export function isStillCurrent({ lead }: Visit, { about, tourAt }: FamilyNews, now: Date): boolean {
  const isAgreed = lead.status === 'scheduled' && lead.scheduledDate?.toISOString() === tourAt
  if (about === 'received') return lead.contactEndedAt === null
  if (about === 'missed-call') return true
  if (about === 'call-set') {
    const call = lead.contactEndedAt ? null : chosenCall(lead)
    return call !== null && call > now && call.toISOString() === tourAt
  }
  if (about === 'tour-missed') return !isAgreed
  const leftMs = tourAt === undefined ? 0 : new Date(tourAt).getTime() - now.getTime()
  if (leftMs <= 0) return false
  if (about === 'tour-called-off') return !isAgreed
  if (about === 'tour-tomorrow') return isAgreed && leftMs > REMINDER_HOURS['tour-soon'] * HOUR_MS
  return isAgreed
}

const aboutSchema = z.object({ about: z.string() })

export function newsEvents<T extends 'family-mail' | 'family-text'>(type: T, settled: Settled[]) {
  return settled.flatMap(({ item, state, result }) =>
    state === 'done' || !item.tourRequestId
      ? []
      : [
          {
            tourRequestId: item.tourRequestId,
            type,
            data: {
              about: aboutSchema.parse(item.payload).about,
              outcome: state,
              deliveryId: item.id,
              ...(state === 'failed' && 'response' in result && { reason: result.response }),
            },
          },
        ],
  )
}
