import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { TourTimes } from '@/lib/leads/tours/public-times'

/** Free tour times as a select, for browsers without JavaScript. */
export function PlainTimes({ times: { days, zoneName } }: { times: TourTimes }) {
  return (
    <Field id="visit-times" label="Day and time" optional hint={`Times are ${zoneName}.`}>
      {(control) => (
        <Select {...control} name="tourTime">
          <option value="">Choose a time</option>
          {days.map(({ day, label, times }) => (
            <optgroup key={day} label={label}>
              {times.map((time) => (
                <option key={time.at} value={time.at}>
                  {label}, {time.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
