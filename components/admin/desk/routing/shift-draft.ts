import { copied, type DraftHours } from '@/components/admin/kit/hours/hours-draft'
import type { PlannedVacation, ShiftPlan } from '@/lib/desk/routing/shift-plan'

/** Keys keep list rows stable on the screen. */
export type DraftVacation = PlannedVacation & { key: string }
export type ShiftDraft = { own: boolean; week: DraftHours[][]; vacations: DraftVacation[] }

let keys = 0

/** Plan → form. */
export function shiftDraftOf({ own, week, vacations }: ShiftPlan): ShiftDraft {
  return { own, week: week.map(copied), vacations: vacations.map(keyed) }
}

/** Form → plan. */
export function shiftPlanIn({ own, week, vacations }: ShiftDraft): ShiftPlan {
  return {
    own,
    // Hours that are not the person's own are neither validated nor saved.
    week: week.map((day) => (own ? day.map(({ opens, closes }) => ({ opens, closes })) : [])),
    vacations: vacations.map(({ key: _, ...vacation }) => vacation),
  }
}

/** A new vacation without dates. */
export function newVacation(): DraftVacation {
  return keyed({ from: '', to: '', coverId: '' })
}

function keyed(vacation: PlannedVacation): DraftVacation {
  return { ...vacation, key: `vacation-${keys++}` }
}
