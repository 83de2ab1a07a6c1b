'use client'

import { useMemo } from 'react'
import { type CalendarDraft, calendarIn } from '@/components/admin/company/tour-times/calendar-draft'
import { Card } from '@/components/admin/kit/card'
import { useNow } from '@/components/admin/kit/use-now'
import { offeredTimes } from '@/lib/leads/tour-times/offered-times'
import { tourDays } from '@/lib/leads/tour-times/tour-days'
import { calendarSchema } from '@/lib/records/tour-times/calendar-schema'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

type Props = { draft: CalendarDraft; zone: string; hours: readonly StaffedHoursRow[]; renderedAt: string }

const SHOWN_DAYS = 4

/** First tour times a family would be offered with the unsaved draft. */
export function OfferedPreview({ draft, zone, hours, renderedAt }: Props) {
  const parsed = useMemo(() => calendarSchema.safeParse(calendarIn(draft)), [draft])
  const now = new Date(useNow() ?? renderedAt)
  const calendar = parsed.data
  const days = calendar?.isOpen ? tourDays(offeredTimes({ calendar, hours, zone }, now), zone) : []
  return (
    <Card id="preview" title="What a family can choose">
      <p className="text-dense text-ink-soft">
        With what is on this page, saved or not. Times that are taken already are left out for families.
      </p>
      {!calendar && (
        <p className="mt-4 text-warn">It is shown again once all times and numbers can be read.</p>
      )}
      {calendar && !calendar.isOpen && (
        <p className="mt-4">A preferred day and hour, which you settle on the phone.</p>
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
        <p className="mt-4 text-warn">No time in the days ahead: families are asked for a preferred day.</p>
      )}
    </Card>
  )
}
