'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { SheetForm } from '@/components/admin/company/hours/sheet-form'
import { SpecialDays } from '@/components/admin/company/hours/special-days'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { type Draft, draftOf, scheduleIn } from '@/components/admin/kit/hours/hours-draft'
import { faultsByPath, useSavedDraft } from '@/components/admin/kit/hours/use-saved-draft'
import { WeekHours } from '@/components/admin/kit/hours/week-hours'
import { useNow } from '@/components/admin/kit/use-now'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { dateFormat } from '@/lib/platform/date-format'
import { previewMoments } from '@/lib/records/hours/preview-moments'
import { type Schedule, scheduleSchema } from '@/lib/records/hours/schedule'
import { type HoursRow, rowsOf } from '@/lib/records/hours/schedule-rows'

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
    done: { title: 'Saved', description: 'Families now see these hours.' },
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
            label={`${about.name} has its own hours`}
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
          The weekly hours above do not apply on these dates. A single day within a longer period takes
          precedence.
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

type PromisePreviewProps = {
  draft: Draft
  about: { id: string | null; zone: string }
  inherited: HoursRow[]
  afterHoursPromise: string
  renderedAt: string
}

/** Promise shown to families now, tonight and on the next special day, with the unsaved draft. */
function PromisePreview({ draft, about, inherited, afterHoursPromise, renderedAt }: PromisePreviewProps) {
  const parsed = useMemo(() => scheduleSchema.safeParse(scheduleIn(draft)), [draft])
  const rows = useMemo(
    () => (parsed.data ? [...rowsOf(parsed.data, about.id), ...inherited] : null),
    [parsed, about.id, inherited],
  )
  const now = new Date(useNow() ?? renderedAt)
  const schedule = rows && { hours: rows, timeZone: about.zone, afterHoursPromise }
  return (
    <Card id="preview" title="What families see">
      <p className="text-dense text-ink-soft">Based on this page, including unsaved changes.</p>
      {schedule ? (
        <dl className="mt-4 grid gap-4">
          {previewMoments(rows, about.zone, now).map(({ name, at }) => (
            <div key={name} className="border-line border-t pt-3">
              <dt className="flex flex-wrap justify-between gap-x-3">
                <span className="font-[620]">{name}</span>
                <span className="text-dense text-ink-soft tabular">{momentText(at, about.zone)}</span>
              </dt>
              <dd className="mt-1">“{promiseAt(schedule, at).promise}”</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-4 text-warn">This preview returns when all times and dates are valid.</p>
      )}
    </Card>
  )
}

function momentText(moment: Date, zone: string): string {
  const format = dateFormat({
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(moment).replace(/\s/g, ' ')
}
