import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

export const LEAD_ESCALATION = 'lead-escalation'

/** `team`: whoever works the community; `everybody`: administrators and all recipients as well. */
export const AUDIENCES = ['owner', 'team', 'everybody'] as const

export type Audience = (typeof AUDIENCES)[number]

/** Steps while nobody has tried to reach a family (C2): minute of the promise, and who is alerted then. */
export const ESCALATIONS = [step(1 / 2, 'owner'), step(4 / 5, 'team'), step(1, 'everybody')] as const

function step(share: number, to: Audience) {
  const minute = Math.round(PROMISED_MINUTES * share)
  return { minute, minutesLeft: PROMISED_MINUTES - minute, to }
}
