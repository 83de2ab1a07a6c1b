'use client'

import { CalendarPlus, Trash2 } from 'lucide-react'
import { type DraftVacation, newVacation } from '@/components/admin/desk/routing/shift-draft'
import { DateRangeFields } from '@/components/admin/kit/hours/date-range-fields'
import { shownDate } from '@/components/admin/kit/hours/shown-date'
import { useKeyedRows } from '@/components/admin/kit/hours/use-keyed-rows'
import { SelectField } from '@/components/admin/kit/select-field'
import { Button } from '@/components/ui/button'
import type { ReadShiftPlan } from '@/lib/desk/routing/stored-shift-plan'

type Props = {
  vacations: DraftVacation[]
  today: string
  covers: ReadShiftPlan['covers']
  errors: Record<string, string>
  onChange: (vacations: DraftVacation[]) => void
}

/** Current and future vacations, soonest first. */
export function VacationList({ vacations, today, covers, errors, onChange }: Props) {
  const { set, remove, add } = useKeyedRows({
    path: 'vacations',
    rows: vacations,
    make: newVacation,
    onChange,
  })
  return (
    <section aria-labelledby="vacations" className="min-w-0">
      <h3 id="vacations" className="font-sans! text-base! font-[620]">
        Vacations
      </h3>
      <p className="mt-1 text-small text-ink-soft">
        No requests are assigned on these days. The person who covers gets them while on shift.
      </p>
      <ul className="mt-3 grid gap-3 empty:hidden">
        {vacations.map((vacation, at) => (
          <VacationFields
            key={vacation.key}
            vacation={vacation}
            today={today}
            covers={covers}
            path={`vacations.${at}`}
            errors={errors}
            onChange={(part) => set(vacation.key, part)}
            onRemove={() => remove(vacation.key)}
          />
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-3 min-h-11!" onClick={add}>
        <CalendarPlus aria-hidden="true" />
        Add a vacation
      </Button>
    </section>
  )
}

type VacationFieldsProps = {
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
function VacationFields({ vacation, today, covers, path, errors, onChange, onRemove }: VacationFieldsProps) {
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
          label="Covered by"
          optional
          error={errors[`${path}.coverId`]}
          className="min-w-0 flex-1 basis-48"
          value={coverId}
          none="No one: the next person in turn"
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
