import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Select } from '@/components/ui/field'
import type { CallTimes } from '@/lib/leads/tours/choose-call-time'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type Props = { token: string; times: CallTimes; isTried: boolean }

/** Another time for the call: a plain form, which works without JavaScript. */
export function CallTimesForm({ token, times: { zoneName, days }, isTried }: Props) {
  return (
    <form
      method="post"
      action={`/api/visits/${token}/call-time`}
      className="no-print mt-10 grid max-w-128 gap-5"
    >
      <h2 className="type-h3">
        {isTried ? 'When should we call again?' : 'Call me at another time instead'}
      </h2>
      <Field
        id="call-at"
        label="Call time"
        hint={`We will call within ${PROMISED_MINUTES} minutes of that time. Times are ${zoneName}.`}
      >
        {(control) => (
          <Select {...control} name="callAt" required defaultValue="">
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
      <button
        type="submit"
        className={`${buttonVariants({ variant: 'outline', size: 'lg' })} justify-self-start`}
      >
        Call me then
      </button>
    </form>
  )
}
