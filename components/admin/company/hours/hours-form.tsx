'use client'

import { type ReactNode, useState } from 'react'
import { PromisePreview } from '@/components/admin/company/hours/promise-preview'
import { SheetForm } from '@/components/admin/company/hours/sheet-form'
import { SpecialDays } from '@/components/admin/company/hours/special-days'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { type Draft, draftOf, scheduleIn } from '@/components/admin/kit/hours/hours-draft'
import { faultsByPath, useSavedDraft } from '@/components/admin/kit/hours/use-saved-draft'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { type Schedule, scheduleSchema } from '@/lib/records/hours/schedule'
import type { HoursRow } from '@/lib/records/hours/schedule-rows'

type Props = {
  about: { id: string | null; name: string; zone: string }
  schedule: Schedule
  seen: string
  today: string
  inherited: HoursRow[]
  /** Shown for a community that inherits the company's hours. */
  companyHours: ReactNode
  companyDays: ReactNode
  chooser: ReactNode
  detail: string
  afterHoursPromise: string
  renderedAt: string
}

/** Edits the staffed hours of the company or one community. */
export function HoursForm(props: Props) {
  const { about, chooser, companyHours, companyDays } = props
  const [start] = useState(() => draftOf(props.schedule))
  const state = useSavedDraft<Draft>({
    start,
    seen: props.seen,
    validate: (draft) => faultsByPath(scheduleSchema.safeParse(scheduleIn(draft)).error?.issues),
    toData: scheduleIn,
    path: 'hours',
    body: (draft, seen) => ({ communityId: about.id, seen, schedule: scheduleIn(draft) }),
    prefix: 'schedule.',
    done: { title: 'Saved', description: 'Families are told so now.' },
  })
  const { draft, change, errors } = state
  return (
    <SheetForm
      heading="Staffed hours"
      detail={props.detail}
      state={state}
      aside={
        <PromisePreview
          draft={draft}
          about={about}
          inherited={props.inherited}
          afterHoursPromise={props.afterHoursPromise}
          renderedAt={props.renderedAt}
        />
      }
    >
      {chooser}
      <Card id="week" title="Every week">
        {about.id && (
          <CheckField
            id="own"
            isSwitch
            label={`${about.name} has hours of its own`}
            value={draft.own}
            onValue={(own) => change({ own })}
          />
        )}
        {draft.own ? (
          <WeekHours week={draft.week} errors={errors} onChange={(week) => change({ week })} />
        ) : (
          companyHours
        )}
      </Card>
      <Card id="special" title="Holidays and other dates">
        <p className="text-dense text-ink-soft">
          On these dates the week above does not apply. A single day inside a longer vacation wins.
        </p>
        {companyDays}
        <SpecialDays
          days={draft.days}
          today={props.today}
          errors={errors}
          onChange={(days) => change({ days })}
        />
      </Card>
    </SheetForm>
  )
}
