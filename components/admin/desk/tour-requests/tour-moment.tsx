'use client'

import { useQuery } from '@tanstack/react-query'
import { MomentField } from '@/components/admin/kit/moment-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField } from '@/components/admin/kit/text-field'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import type { OfferedTimes } from '@/lib/desk/status/tour-times'
import { formatWeekday } from '@/lib/site/content/format-date'

type Props = {
  id: string
  leadId: string
  timeZone: string
  /** A datetime-local value in the community's zone. */
  value: string
  error: string | undefined
  /** Why they agreed on a time that is full or not one of the community's. */
  reason: string
  /** Another time needs its own reason. */
  onChange: (value: string, reason: string) => void
}

/** A free time of the community's tour calendar, or any other time. */
export function TourMoment({ id, leadId, timeZone, value, error, reason, onChange }: Props) {
  const { data: times } = useQuery<OfferedTimes | null>({
    queryKey: ['/api/admin/tour-requests', leadId, 'tour-times'],
    // Families may book times meanwhile.
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const at = fromLocalInput(value, timeZone)
  const isListed = times?.days.some((day) => day.times.some((time) => time.at === at)) ?? true
  // Within the hours any minute will do; the server says so when it is outside.
  const isFree = isListed || times?.fromHours === true
  return (
    <>
      {times && (
        <SelectField
          id={`${id}-free`}
          label={times.fromHours ? 'Staffed hours' : 'Available times'}
          value={isListed && at ? at : ''}
          none={times.days.length === 0 ? 'None' : 'Choose one'}
          choices={[]}
          onValue={(chosen) => chosen && onChange(toLocalInput(chosen, timeZone), '')}
        >
          {times.days.map((day) => (
            <optgroup key={day.day} label={day.label}>
              {day.times.map((time) => (
                <option key={time.at} value={time.at}>
                  {day.label}, {time.label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      <MomentField
        id={id}
        label="Date of the tour"
        value={value}
        error={error}
        onValue={(typed) => onChange(typed, '')}
      />
      {at && (
        <p role="status" className="text-dense text-ink-soft">
          {formatWeekday(new Date(at), timeZone)}
          {times && !isFree && <span className="text-warn">: not one of the available times</span>}
        </p>
      )}
      {at && ((times && !isFree) || error || reason) && (
        <LongTextField
          id={`${id}-reason`}
          label="Reason for this time"
          rows={2}
          placeholder="They work until 6 pm"
          value={reason}
          onValue={(why) => onChange(value, why)}
        />
      )}
    </>
  )
}
