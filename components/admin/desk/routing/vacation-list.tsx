'use client'

import { CalendarPlus } from 'lucide-react'
import { type DraftVacation, newVacation } from '@/components/admin/desk/routing/shift-draft'
import { VacationFields } from '@/components/admin/desk/routing/vacation-fields'
import { useKeyedRows } from '@/components/admin/kit/hours/use-keyed-rows'
import { Button } from '@/components/ui/button'
import type { ReadShiftPlan } from '@/lib/desk/routing/read-shift-plan'

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
        No request comes by turn on these days. Whoever covers gets them while on shift.
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
