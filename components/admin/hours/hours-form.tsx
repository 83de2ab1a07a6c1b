'use client'

import type { ReactNode } from 'react'
import { FormBar, SaveButtons } from '@/components/admin/form/form-bar'
import { LeaveDialog } from '@/components/admin/form/leave-dialog'
import { useLeaveGuard } from '@/components/admin/form/use-leave-guard'
import { HoursSheet } from '@/components/admin/hours/hours-sheet'
import { PromisePreview } from '@/components/admin/hours/promise-preview'
import { SpecialDays } from '@/components/admin/hours/special-days'
import { useHoursForm } from '@/components/admin/hours/use-hours-form'
import { WeekHours } from '@/components/admin/hours/week-hours'
import { Message } from '@/components/ui/message'
import { Switch } from '@/components/ui/switch'
import type { Schedule } from '@/lib/hours/schedule'
import type { HoursRow } from '@/lib/hours/schedule-rows'

type Props = {
  about: { id: string | null; name: string; zone: string }
  schedule: Schedule
  seen: string
  today: string
  inherited: HoursRow[]
  /** The company's week and special days, as a community without its own follows them. */
  companyHours: ReactNode
  companyDays: ReactNode
  chooser: ReactNode
  detail: string
  afterHoursPromise: string
  drawnAt: string
}

/** The hours of the company or of one community, as an administrator changes them. */
export function HoursForm(props: Props) {
  const { about, chooser, companyHours, companyDays } = props
  const state = useHoursForm({ communityId: about.id, schedule: props.schedule, seen: props.seen })
  const { draft, change, errors, isDirty, isSaving } = state
  const { pending, stay } = useLeaveGuard(isDirty && !isSaving)
  return (
    <form noValidate aria-label="Staffed hours" onSubmit={(event) => void state.save(event)}>
      <FormBar
        heading="Staffed hours"
        detail={props.detail}
        back={null}
        publicPath={undefined}
        buttons={
          <SaveButtons
            isDirty={isDirty}
            isNew={false}
            isSaving={isSaving}
            onSave={() => void state.save()}
            onDiscard={state.discard}
          />
        }
      />
      <div role="alert" className="px-4 pt-5 empty:hidden sm:px-7">
        {state.message && <Message tone="bad">{state.message}</Message>}
      </div>
      <div className="grid items-start gap-5 px-4 py-6 sm:px-7 xl:grid-cols-[minmax(0,1fr)_22rem] [&_:is(input,select,button)]:scroll-mt-24">
        <div className="grid min-w-0 gap-5">
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
              On these dates the week above does not hold. A single day inside a longer vacation wins.
            </p>
            {companyDays}
            <SpecialDays
              days={draft.days}
              today={props.today}
              errors={errors}
              onChange={(days) => change({ days })}
            />
          </HoursSheet>
        </div>
        <div className="xl:sticky xl:top-24">
          <PromisePreview
            draft={draft}
            about={about}
            inherited={props.inherited}
            afterHoursPromise={props.afterHoursPromise}
            drawnAt={props.drawnAt}
          />
        </div>
      </div>
      <LeaveDialog
        isOpen={pending !== null}
        onStay={stay}
        onLeave={() => {
          state.discard()
          stay()
          // Once the form is clean the guard lets go.
          setTimeout(() => pending?.go())
        }}
      />
    </form>
  )
}
