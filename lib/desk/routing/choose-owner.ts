import { type Absence, hasHours, type Moment, vacationOf, type WorkPlan } from '@/lib/leads/callers/on-shift'

export type Worker = WorkPlan & {
  id: string
  name: string
  isManager: boolean
  lastRoutedAt: Date | null
}

/** Whose turn it is, and who gets the request: their cover while they are away. */
type Candidate = { turn: Worker; assignee: Worker; vacation: Absence | null }

export type Choice = Candidate & { why: 'family' | 'turn' }

type Preferences = {
  /** Owners of the family's other requests. */
  familyOwners: readonly string[]
  /** People who already had this request and did not respond. */
  previousOwners: ReadonlySet<string>
}

/** The family's owner, else whoever waited longest; administrators without shifts last (decision 041). */
export function chooseOwner(
  workers: readonly Worker[],
  moment: Moment,
  { familyOwners, previousOwners }: Preferences,
): Choice | null {
  const candidates = candidatesAt(workers, moment).filter(({ assignee }) => !previousOwners.has(assignee.id))
  for (const id of familyOwners) {
    const own = candidates.find(({ turn }) => turn.id === id)
    if (own) return { ...own, why: 'family' }
  }
  const regular = candidates.filter(({ turn }) => !turn.isManager || turn.shifts.length > 0)
  const [first] = (regular.length > 0 ? regular : candidates).toSorted((a, b) => byTurn(a.turn, b.turn))
  return first ? { ...first, why: 'turn' } : null
}

/** Workers on shift with their cover; those away without a cover are left out. */
export function candidatesAt(workers: readonly Worker[], moment: Moment): Candidate[] {
  return workers.flatMap((turn): Candidate[] => {
    if (!hasHours(turn, moment)) return []
    const vacation = vacationOf(turn, moment)
    if (!vacation) return [{ turn, assignee: turn, vacation }]
    const cover = workers.find(({ id }) => id === vacation.coverId)
    const isThere = cover && hasHours(cover, moment) && !vacationOf(cover, moment)
    return isThere ? [{ turn, assignee: cover, vacation }] : []
  })
}

function byTurn(a: Worker, b: Worker): number {
  const waited = (a.lastRoutedAt?.getTime() ?? 0) - (b.lastRoutedAt?.getTime() ?? 0)
  return waited || a.name.localeCompare(b.name, 'en')
}
