import { clsx } from 'clsx'
import { rangeAddress } from '@/components/admin/numbers/numbers-address'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import type { NumbersRange } from '@/lib/numbers/numbers-query'

type Props = { range: NumbersRange; presets: { days: number; range: NumbersRange }[] }

const PATH = '/admin/response-times'

/** Of which days: a few usual ranges, or any two days. It becomes the address, so that it can be shared. */
export function RangeForm({ range, presets }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <ul className="flex gap-1.5">
        {presets.map((preset) => {
          const isShown = preset.range.from === range.from && preset.range.to === range.to
          return (
            <li key={preset.days}>
              <Link
                href={rangeAddress(PATH, preset.range)}
                aria-current={isShown ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-11 items-center rounded-pill border-[1.5px] px-4 text-dense font-[600] no-underline',
                  isShown ? 'border-evergreen bg-evergreen text-ivory' : 'border-line-strong hover:bg-card',
                )}
              >
                {preset.days} days
              </Link>
            </li>
          )
        })}
      </ul>
      <form action={PATH} className="flex flex-wrap items-end gap-2">
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
