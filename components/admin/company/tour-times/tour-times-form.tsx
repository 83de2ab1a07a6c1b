'use client'

import { type ReactNode, useState } from 'react'
import { SheetForm } from '@/components/admin/company/hours/sheet-form'
import { type CalendarDraft, calendarIn, draftOf } from '@/components/admin/company/tour-times/calendar-draft'
import { ClosedDays } from '@/components/admin/company/tour-times/closed-days'
import { OfferedPreview } from '@/components/admin/company/tour-times/offered-preview'
import { TourSettings } from '@/components/admin/company/tour-times/tour-settings'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { faultsByPath, useSavedDraft } from '@/components/admin/kit/hours/use-saved-draft'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { FieldError } from '@/components/ui/field'
import { calendarSchema, type EditedCalendar } from '@/lib/records/tour-times/calendar-schema'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

type Props = {
  about: { id: string; name: string; zone: string }
  edited: EditedCalendar
  seen: string
  today: string
  hours: StaffedHoursRow[]
  /** Special days of the staffed hours, which apply to tours too. */
  specialDays: ReactNode
  chooser: ReactNode
  detail: string
  renderedAt: string
}

const NO_TOURS = { says: 'No tours', button: 'Add hours' }

/** Edits the tour calendar of one community. */
export function TourTimesForm({ about, edited, seen, today, hours, ...props }: Props) {
  const [start] = useState(() => draftOf(edited))
  const state = useSavedDraft<CalendarDraft>({
    start,
    seen,
    validate: (draft) => faultsByPath(calendarSchema.safeParse(calendarIn(draft)).error?.issues),
    toData: calendarIn,
    path: 'tour-times',
    body: (draft, mark) => ({ communityId: about.id, seen: mark, calendar: calendarIn(draft) }),
    prefix: 'calendar.',
    done: { title: 'Saved', description: 'The site and the tour form follow at once.' },
  })
  const { draft, change, errors } = state
  return (
    <SheetForm
      heading="Tour times"
      detail={props.detail}
      state={state}
      aside={<OfferedPreview draft={draft} zone={about.zone} hours={hours} renderedAt={props.renderedAt} />}
    >
      {props.chooser}
      <Card id="who" title="Who chooses the time">
        <CheckField
          id="isOpen"
          isSwitch
          label={`Families book a tour of ${about.name} themselves`}
          value={draft.isOpen}
          onValue={(isOpen) => change({ isOpen })}
          hint={
            draft.isOpen
              ? 'They choose among the free times below. You still call them as promised.'
              : 'They say which day they would like, and you agree on a time on the phone.'
          }
        />
      </Card>
      <Card id="weekly" title="Every week">
        <FieldError id="week-error" message={errors.week} />
        <WeekHours week={draft.week} errors={errors} empty={NO_TOURS} onChange={(week) => change({ week })} />
      </Card>
      <Card id="measures" title="A tour">
        <TourSettings draft={draft} errors={errors} onChange={change} />
      </Card>
      <Card id="closed" title="Days without tours">
        {props.specialDays}
        <ClosedDays
          days={draft.closedDays}
          today={today}
          errors={errors}
          onChange={(closedDays) => change({ closedDays })}
        />
      </Card>
    </SheetForm>
  )
}
