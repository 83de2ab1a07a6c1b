'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { SheetForm } from '@/components/admin/company/hours/sheet-form'
import { type CalendarDraft, calendarIn, draftOf } from '@/components/admin/company/tour-times/calendar-draft'
import { ClosedDays } from '@/components/admin/company/tour-times/closed-days'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { faultsByPath, useSavedDraft } from '@/components/admin/kit/hours/use-saved-draft'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { useNow } from '@/components/admin/kit/use-now'
import { Field, FieldError, Input } from '@/components/ui/field'
import { offeredTimes } from '@/lib/leads/tour-times/offered-times'
import { tourDays } from '@/lib/leads/tour-times/tour-days'
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
    done: { title: 'Saved', description: 'The site and the tour form are updated right away.' },
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
      <Card id="who" title="How tours are booked">
        <CheckField
          id="isOpen"
          isSwitch
          label={`Families book a tour of ${about.name} themselves`}
          value={draft.isOpen}
          onValue={(isOpen) => change({ isOpen })}
          hint={
            draft.isOpen
              ? 'They choose from the available times below. You still call them as promised.'
              : 'They say which day they would like, and you agree on a time on the phone.'
          }
        />
      </Card>
      <Card id="weekly" title="Every week">
        <FieldError id="week-error" message={errors.week} />
        <WeekHours week={draft.week} errors={errors} empty={NO_TOURS} onChange={(week) => change({ week })} />
      </Card>
      <Card id="measures" title="Tour settings">
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

type OfferedPreviewProps = {
  draft: CalendarDraft
  zone: string
  hours: readonly StaffedHoursRow[]
  renderedAt: string
}

const SHOWN_DAYS = 4

/** First tour times a family would be offered with the unsaved draft. */
function OfferedPreview({ draft, zone, hours, renderedAt }: OfferedPreviewProps) {
  const parsed = useMemo(() => calendarSchema.safeParse(calendarIn(draft)), [draft])
  const now = new Date(useNow() ?? renderedAt)
  const calendar = parsed.data
  const days = calendar?.isOpen ? tourDays(offeredTimes({ calendar, hours, zone }, now), zone) : []
  return (
    <Card id="preview" title="What families can choose">
      <p className="text-dense text-ink-soft">
        Based on this page, including unsaved changes. Families do not see times that are already taken.
      </p>
      {!calendar && (
        <p className="mt-4 text-warn">This preview returns when all times and numbers are valid.</p>
      )}
      {calendar && !calendar.isOpen && (
        <p className="mt-4">A preferred day and hour, which you confirm on the phone.</p>
      )}
      <dl className="mt-4 grid gap-4 empty:hidden">
        {days.slice(0, SHOWN_DAYS).map(({ day, label, times }) => (
          <div key={day} className="border-line border-t pt-3">
            <dt className="font-[620]">{label}</dt>
            <dd className="mt-1 text-dense tabular">{times.map((time) => time.label).join(', ')}</dd>
          </div>
        ))}
      </dl>
      {days.length > SHOWN_DAYS && (
        <p className="mt-4 text-dense text-ink-soft">And {days.length - SHOWN_DAYS} more days.</p>
      )}
      {calendar?.isOpen && days.length === 0 && (
        <p className="mt-4 text-warn">
          No times are available in the days ahead, so families are asked for a preferred day.
        </p>
      )}
    </Card>
  )
}

const SETTINGS = [
  {
    name: 'minutes',
    label: 'Length of a tour',
    unit: 'minutes',
    hint: 'Each tour begins when the previous one ends',
  },
  {
    name: 'capacity',
    label: 'Families at the same time',
    unit: 'families',
    hint: 'How many families you can show around together',
  },
  { name: 'noticeHours', label: 'Notice', unit: 'hours', hint: 'Families cannot book sooner than this' },
  {
    name: 'daysAhead',
    label: 'How far ahead',
    unit: 'days',
    hint: 'How many days of tour times families see',
  },
] as const

type TourSettingsProps = {
  draft: CalendarDraft
  errors: Record<string, string>
  onChange: (part: Partial<CalendarDraft>) => void
}

/** Tour length, parallel families, and how early or late a tour can be booked. */
function TourSettings({ draft, errors, onChange }: TourSettingsProps) {
  return (
    <div className="mt-4 grid items-start gap-5 sm:grid-cols-2">
      {SETTINGS.map(({ name, label, unit, hint }) => (
        <Field
          key={name}
          id={name}
          label={
            <>
              {label}
              <span className="sr-only">, in {unit}</span>
            </>
          }
          hint={hint}
          error={errors[name]}
        >
          {(control) => (
            <div className="flex items-center gap-3">
              <Input
                {...control}
                data-dense=""
                inputMode="numeric"
                autoComplete="off"
                value={draft[name]}
                className="w-24! tabular"
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
              <span aria-hidden="true" className="text-ink-soft">
                {unit}
              </span>
            </div>
          )}
        </Field>
      ))}
    </div>
  )
}
