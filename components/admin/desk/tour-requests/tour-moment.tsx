'use client'

import { useQuery } from '@tanstack/react-query'
import { CheckField } from '@/components/admin/kit/check-field'
import { MomentField } from '@/components/admin/kit/moment-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import type { TourTimes } from '@/lib/leads/tours/public-times'

type Props = {
  id: string
  leadId: string
  timeZone: string
  /** A datetime-local value in the community's zone. */
  value: string
  error: string | undefined
  evenIfFull: boolean
  /** Another time has to be agreed on anew. */
  onChange: (value: string, evenIfFull: boolean) => void
}

/** A free time of the community's tour calendar, or any other time. */
export function TourMoment({ id, leadId, timeZone, value, error, evenIfFull, onChange }: Props) {
  const { data: times } = useQuery<TourTimes | null>({
    queryKey: ['/api/admin/tour-requests', leadId, 'tour-times'],
    // Families may book times meanwhile.
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const at = fromLocalInput(value, timeZone)
  const isFree = times?.days.some((day) => day.times.some((time) => time.at === at)) ?? true
  return (
    <>
      {times && (
        <SelectField
          id={`${id}-free`}
          label="Free times"
          value={isFree && at ? at : ''}
          none={times.days.length === 0 ? 'None' : 'Choose one'}
          choices={[]}
          onValue={(chosen) => chosen && onChange(toLocalInput(chosen, timeZone), false)}
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
        onValue={(typed) => onChange(typed, false)}
      />
      {times && at && !isFree && (
        <p role="status" className="text-dense text-warn">
          Not one of the free times: taken, or outside the tour times.
        </p>
      )}
      {times && at && (error || evenIfFull) && (
        <CheckField
          id={`${id}-full`}
          label="Agree on it all the same"
          value={evenIfFull}
          onValue={(isAgreed) => onChange(value, isAgreed)}
        />
      )}
    </>
  )
}
