'use client'

import { Trash2 } from 'lucide-react'
import type { DraftVacation } from '@/components/admin/desk/routing/shift-draft'
import { DateRangeFields } from '@/components/admin/kit/hours/date-range-fields'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { SelectField } from '@/components/admin/kit/select-field'
import { Button } from '@/components/ui/button'
import type { ReadShiftPlan } from '@/lib/desk/routing/read-shift-plan'

type Props = {
  vacation: DraftVacation
  today: string
  covers: ReadShiftPlan['covers']
  /** Field path in the plan, such as 'vacations.0'. */
  path: string
  errors: Record<string, string>
  onChange: (part: Partial<DraftVacation>) => void
  onRemove: () => void
}

/** One vacation: its days and the person's cover. */
export function VacationFields({ vacation, today, covers, path, errors, onChange, onRemove }: Props) {
  const { from, to, coverId } = vacation
  return (
    <li className="grid gap-4 rounded-control border border-line p-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateRangeFields
          path={path}
          label="First day"
          from={from}
          to={to}
          today={today}
          mayHaveBegun
          errors={errors}
          onChange={onChange}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          id={`${path}.coverId`}
          label="Who covers"
          optional
          error={errors[`${path}.coverId`]}
          className="min-w-0 flex-1 basis-48"
          value={coverId}
          none="Nobody: whoever is next"
          choices={covers.map(({ id, name }) => ({ value: id, label: name }))}
          onValue={(cover) => onChange({ coverId: cover })}
        />
        <Button variant="ghost" className="text-bad" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove
          <span className="sr-only"> the vacation {from ? `from ${shownDate(from)}` : 'not dated yet'}</span>
        </Button>
      </div>
    </li>
  )
}
