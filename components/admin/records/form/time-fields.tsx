import { Input } from '@/components/ui/field'
import type { LocalTime } from '@/lib/records/declare/zoned-time'
import { zoneName } from '@/lib/site/content/format-date'

type Props = {
  id: string
  value: LocalTime
  timeZone: string
  problem: string | null
  onChange: (value: LocalTime) => void
}

/** A date and a time in a named zone, with an error. */
export function TimeFields({ id, value, timeZone, problem, onChange }: Props) {
  const fieldProps = {
    'aria-describedby': problem ? `${id}-zone ${id}-problem` : `${id}-zone`,
    'aria-invalid': problem !== null,
  }
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-day`} className="mb-1.5 block font-[620]">
            Day
          </label>
          <Input
            id={`${id}-day`}
            {...fieldProps}
            type="date"
            value={value.day}
            onChange={(event) => onChange({ ...value, day: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-time`} className="mb-1.5 block font-[620]">
            Time
          </label>
          <Input
            id={`${id}-time`}
            {...fieldProps}
            type="time"
            value={value.time}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          />
        </div>
      </div>
      <p id={`${id}-zone`} className="mt-3 text-dense text-ink-soft">
        In {zoneName(timeZone)}.
      </p>
      <div role="alert" className="mt-3 empty:hidden">
        {problem && (
          <p id={`${id}-problem`} className="font-[580] text-bad">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

/** Explains why a date and time do not form a valid moment. */
export function invalidMomentText({ day, time }: LocalTime): string {
  if (!day || !time) return 'Please choose a day and a time'
  return 'Please choose another time: the clocks go forward then, and this time does not exist'
}
