import { PillLink } from '@/components/admin/kit/pill-link'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { lastDays, type NumbersRange } from '@/lib/marketing/reports/numbers-query'

type Props = {
  /** Path of the report, and the other parameters to keep. */
  path: string
  kept?: Record<string, string>
  range: NumbersRange
  now: Date
  timeZone: string
}

const PRESETS = [7, 30, 90]

/** Chooses a date range, by preset or by two dates; it is kept in the URL. */
export function RangeForm({ path, kept = {}, range, now, timeZone }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <ul className="flex gap-1.5">
        {PRESETS.map((days) => {
          const preset = lastDays(days, timeZone, now)
          const isShown = preset.from === range.from && preset.to === range.to
          return (
            <li key={days}>
              <PillLink href={rangeAddress(path, preset, kept)} isShown={isShown}>
                {days} days
              </PillLink>
            </li>
          )
        })}
      </ul>
      <form action={path} className="flex flex-wrap items-end gap-2">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Day id="numbers-from" name="from" label="From" value={range.from} />
        <Day id="numbers-to" name="to" label="To" value={range.to} />
        <Button type="submit" variant="outline">
          Show
        </Button>
      </form>
    </div>
  )
}

function Day({ id, name, label, value }: { id: string; name: string; label: string; value: string }) {
  return (
    <label htmlFor={id} className="grid gap-1 text-dense font-[620]">
      {label}
      <Input id={id} name={name} type="date" data-dense="" required key={value} defaultValue={value} />
    </label>
  )
}
