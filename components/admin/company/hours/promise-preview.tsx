'use client'

import { useMemo } from 'react'
import { Card } from '@/components/admin/kit/card'
import { type Draft, scheduleIn } from '@/components/admin/kit/hours/hours-draft'
import { useNow } from '@/components/admin/kit/use-now'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { dateFormat } from '@/lib/platform/date-format'
import { previewMoments } from '@/lib/records/hours/preview-moments'
import { scheduleSchema } from '@/lib/records/hours/schedule'
import { type HoursRow, rowsOf } from '@/lib/records/hours/schedule-rows'

type Props = {
  draft: Draft
  about: { id: string | null; zone: string }
  inherited: HoursRow[]
  afterHoursPromise: string
  renderedAt: string
}

/** Promise shown to families now, tonight and on the next special day, with the unsaved draft. */
export function PromisePreview({ draft, about, inherited, afterHoursPromise, renderedAt }: Props) {
  const parsed = useMemo(() => scheduleSchema.safeParse(scheduleIn(draft)), [draft])
  const rows = useMemo(
    () => (parsed.data ? [...rowsOf(parsed.data, about.id), ...inherited] : null),
    [parsed, about.id, inherited],
  )
  const now = new Date(useNow() ?? renderedAt)
  const schedule = rows && { hours: rows, timeZone: about.zone, afterHoursPromise }
  return (
    <Card id="preview" title="What a family is told">
      <p className="text-dense text-ink-soft">With what is on this page, saved or not.</p>
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
        <p className="mt-4 text-warn">It is shown again once all times and dates can be read.</p>
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
