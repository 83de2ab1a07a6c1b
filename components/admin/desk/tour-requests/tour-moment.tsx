'use client'

import { useQuery } from '@tanstack/react-query'
import { MomentField } from '@/components/admin/kit/moment-field'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { TourTimes } from '@/lib/leads/tours/public-times'

type Props = {
  id: string
  leadId: string
  timeZone: string
  /** A datetime-local value in the community's zone. */
  value: string
  error: string | undefined
  evenIfFull: boolean
  onChange: (value: string) => void
  onEvenIfFull: (evenIfFull: boolean) => void
}

/** A free time of the community's tour calendar, or any other time. */
export function TourMoment({
  id,
  leadId,
  timeZone,
  value,
  error,
  evenIfFull,
  onChange,
  onEvenIfFull,
}: Props) {
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
        <Field id={`${id}-free`} label="Free times">
          {(control) => (
            <Select
              {...control}
              data-dense=""
              value={isFree && at ? at : ''}
              onChange={({ target }) => target.value && onChange(toLocalInput(target.value, timeZone))}
            >
              <option value="">{times.days.length === 0 ? 'None' : 'Choose one'}</option>
              {times.days.map((day) => (
                <optgroup key={day.day} label={day.label}>
                  {day.times.map((time) => (
                    <option key={time.at} value={time.at}>
                      {day.label}, {time.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      )}
      <MomentField id={id} label="Date of the tour" value={value} error={error} onChange={onChange} />
      {times && at && !isFree && (
        <p role="status" className="text-dense text-warn">
          Not one of the free times: taken, or outside the tour times.
        </p>
      )}
      {times && at && (error || evenIfFull) && (
        <div className="flex items-center gap-3">
          <Checkbox
            id={`${id}-full`}
            checked={evenIfFull}
            onCheckedChange={(checked) => onEvenIfFull(checked === true)}
          />
          <label htmlFor={`${id}-full`} className="text-control">
            Agree on it all the same
          </label>
        </div>
      )}
    </>
  )
}
