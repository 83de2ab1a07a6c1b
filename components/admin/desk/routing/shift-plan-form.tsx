'use client'

import { AlertSwitch } from '@/components/admin/company/account/alert-switch'
import { useShiftPlan } from '@/components/admin/desk/routing/use-shift-plan'
import { VacationList } from '@/components/admin/desk/routing/vacation-list'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'
import { OWNER_MINUTES } from '@/lib/desk/routing/owner-minutes'
import type { ReadShiftPlan } from '@/lib/desk/routing/read-shift-plan'

type Props = {
  found: ReadShiftPlan
  /** Path of the API, without /api/admin. */
  path: string
  /** Null: the person's own hours. */
  name: string | null
  /** Administrators without hours come when nobody else is there (decision 041). */
  isManager: boolean
}

const OFF = { says: 'Off', button: 'Add hours' }

/** A person's shifts and vacations, with their cover. */
export function ShiftPlanForm({ found: { plan, seen, today, zone, covers }, path, name, isManager }: Props) {
  const { draft, change, errors, message, isSaving, save } = useShiftPlan({ path, plan, seen })
  return (
    <Panel title="Shifts and vacations">
      <form noValidate aria-label="Shifts and vacations" onSubmit={(event) => void save(event)}>
        <p className="max-w-[70ch] text-ink-soft">
          A new request goes to whoever is on shift for its community and has waited longest for one. Not
          taken within {OWNER_MINUTES} minutes, it goes to the next.
        </p>
        <div className="mt-4 grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="min-w-0">
            <AlertSwitch
              label="Own hours"
              hint={
                draft.own
                  ? `In the company’s time zone, ${zone.replaceAll('_', ' ')}. A night ends at 12:00 AM and begins again there.`
                  : withoutHours(name, isManager)
              }
              value={draft.own}
              onChange={(own) => change({ own })}
            />
            {draft.own && (
              <WeekHours
                week={draft.week}
                errors={errors}
                empty={OFF}
                onChange={(week) => change({ week })}
              />
            )}
          </div>
          <VacationList
            vacations={draft.vacations}
            today={today}
            covers={covers}
            errors={errors}
            onChange={(vacations) => change({ vacations })}
          />
        </div>
        <FormRefusal message={message || undefined} />
        <Button type="submit" className="mt-5" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save hours'}
        </Button>
      </form>
    </Panel>
  )
}

function withoutHours(name: string | null, isManager: boolean): string {
  return isManager
    ? `Without them a request comes to ${name ?? 'you'} only when nobody else is on shift.`
    : `${name ? `${name} is` : 'You are'} on shift whenever somebody answers, by the staffed hours.`
}
