import { type AttemptOutcome, isContact } from '@/lib/leads/tour-requests/contact-attempt'

/** An attempt as it was logged, and the family's other requests that it answered if they were waiting. */
export type LoggedAttempt = {
  leadId: string
  at: Date
  byId: string | null
  outcome: AttemptOutcome
  covers: string[]
}

export type AttemptClock = {
  firstAttemptAt: Date | null
  firstAttemptById: string | null
  reachedAt: Date | null
  lastContactedAt: Date | null
}

const UNTRIED: AttemptClock = {
  firstAttemptAt: null,
  firstAttemptById: null,
  reachedAt: null,
  lastContactedAt: null,
}

/**
 * Clocks of leads as these attempts leave them, oldest first. @param homeAt the household of a lead at a
 * moment: an attempt answers other requests of its own household only
 */
export function replayAttempts(
  attempts: readonly LoggedAttempt[],
  homeAt: (leadId: string, at: Date) => string | null,
): (leadId: string) => AttemptClock {
  const clocks = new Map<string, AttemptClock>()
  const clockOf = (id: string) => clocks.get(id) ?? UNTRIED
  for (const attempt of attempts) {
    const { leadId, at, covers } = attempt
    const siblings = covers.filter(
      (id) => homeAt(id, at) === homeAt(leadId, at) && clockOf(id).firstAttemptAt === null,
    )
    for (const id of [leadId, ...siblings]) clocks.set(id, after(clockOf(id), attempt))
  }
  return clockOf
}

function after(clock: AttemptClock, { at, byId, outcome }: LoggedAttempt): AttemptClock {
  return {
    firstAttemptAt: clock.firstAttemptAt ?? at,
    firstAttemptById: clock.firstAttemptAt ? clock.firstAttemptById : byId,
    reachedAt: clock.reachedAt ?? (outcome === 'reached' ? at : null),
    lastContactedAt: isContact(outcome) ? at : clock.lastContactedAt,
  }
}
