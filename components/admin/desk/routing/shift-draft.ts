import { copied, type DraftHours } from '@/components/admin/kit/hours/hours-draft'
import { type PlannedVacation, type ShiftPlan, shiftPlanSchema } from '@/lib/desk/routing/shift-plan'

/** What is on the form: a plan whose lists have keys, so that rows keep their place on the screen. */
export type DraftVacation = PlannedVacation & { key: string }
export type ShiftDraft = { own: boolean; week: DraftHours[][]; vacations: DraftVacation[] }

let keys = 0

/** A plan as the form holds it. */
export function shiftDraftOf({ own, week, vacations }: ShiftPlan): ShiftDraft {
  return { own, week: week.map(copied), vacations: vacations.map(keyed) }
}

/** The plan that a draft would save. */
export function shiftPlanIn({ own, week, vacations }: ShiftDraft): ShiftPlan {
  return {
    own,
    // What is not theirs is neither judged nor saved.
    week: week.map((day) => (own ? day.map(({ opens, closes }) => ({ opens, closes })) : [])),
    vacations: vacations.map(({ key: _, ...vacation }) => vacation),
  }
}

/** A vacation that is still to be dated. */
export function newVacation(): DraftVacation {
  return keyed({ from: '', to: '', coverId: '' })
}

/** What is wrong with a draft, by the id of its field. */
export function faultsOf(draft: ShiftDraft): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of shiftPlanSchema.safeParse(shiftPlanIn(draft)).error?.issues ?? []) {
    faults[path.join('.')] ??= message
  }
  return faults
}

function keyed(vacation: PlannedVacation): DraftVacation {
  return { ...vacation, key: `vacation-${keys++}` }
}
