'use client'

import { useState } from 'react'
import { AlertSwitch } from '@/components/admin/company/account/alert-switch'
import { type ShiftDraft, shiftDraftOf, shiftPlanIn } from '@/components/admin/desk/routing/shift-draft'
import { VacationList } from '@/components/admin/desk/routing/vacation-list'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { faultsByPath, useSavedDraft } from '@/components/admin/kit/hours/use-saved-draft'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { OWNER_MINUTES } from '@/lib/desk/routing/owner-minutes'
import { shiftPlanSchema } from '@/lib/desk/routing/shift-plan'
import type { ReadShiftPlan } from '@/lib/desk/routing/stored-shift-plan'

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
  const [start] = useState(() => shiftDraftOf(plan))
  const { draft, change, errors, message, isSaving, save } = useSavedDraft<ShiftDraft>({
    start,
    seen,
    validate: (draft) => faultsByPath(shiftPlanSchema.safeParse(shiftPlanIn(draft)).error?.issues),
    toData: shiftPlanIn,
    method: 'PUT',
    path,
    body: (draft, mark) => ({ seen: mark, plan: shiftPlanIn(draft) }),
    prefix: 'plan.',
    done: { title: 'Hours saved', description: 'New requests follow these hours from now on.' },
  })
  const isAtField = Object.keys(errors).length > 0
  return (
    <Card title="Shifts and vacations">
      <ActionForm
        action={{ busy: isSaving, message: isAtField ? undefined : message || undefined }}
        label="Shifts and vacations"
        onSend={save}
        submit="Save hours"
      >
        <p className="max-w-[70ch] text-ink-soft">
          A new request goes to the person on shift for that community who has waited longest for one. If that
          person does not take it within {OWNER_MINUTES} minutes, the next person gets it.
        </p>
        <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="min-w-0">
            <AlertSwitch
              label="Own hours"
              hint={
                draft.own
                  ? `In the company’s time zone, ${zone.replaceAll('_', ' ')}. Enter a night shift as two parts, split at 12:00 AM.`
                  : withoutHours(name, isManager)
              }
              value={draft.own}
              onValue={(own) => change({ own })}
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
      </ActionForm>
    </Card>
  )
}

function withoutHours(name: string | null, isManager: boolean): string {
  return isManager
    ? `Without them, requests go to ${name ?? 'you'} only when no one else is on shift.`
    : `${name ? `${name} is` : 'You are'} on shift during all staffed hours.`
}
