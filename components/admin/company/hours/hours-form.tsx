'use client'

import type { ReactNode } from 'react'
import { HoursSheet } from '@/components/admin/company/hours/hours-sheet'
import { PromisePreview } from '@/components/admin/company/hours/promise-preview'
import { SheetForm } from '@/components/admin/company/hours/sheet-form'
import { SpecialDays } from '@/components/admin/company/hours/special-days'
import { useHoursForm } from '@/components/admin/company/hours/use-hours-form'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { Switch } from '@/components/ui/switch'
import type { Schedule } from '@/lib/records/hours/schedule'
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
  const state = useHoursForm({ communityId: about.id, schedule: props.schedule, seen: props.seen })
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
      <HoursSheet id="week" title="Every week">
        {about.id && (
          <div className="mt-4 flex items-center gap-3">
            <Switch id="own" checked={draft.own} onCheckedChange={(own) => change({ own })} />
            <label htmlFor="own" className="font-[560]">
              {about.name} has hours of its own
            </label>
          </div>
        )}
        {draft.own ? (
          <WeekHours week={draft.week} errors={errors} onChange={(week) => change({ week })} />
        ) : (
          companyHours
        )}
      </HoursSheet>
      <HoursSheet id="special" title="Holidays and other dates">
        <p className="mt-1 text-dense text-ink-soft">
          On these dates the week above does not apply. A single day inside a longer vacation wins.
        </p>
        {companyDays}
        <SpecialDays
          days={draft.days}
          today={props.today}
          errors={errors}
          onChange={(days) => change({ days })}
        />
      </HoursSheet>
    </SheetForm>
  )
}
