'use client'

import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'

/** Hours at which a community gives tours, in its local time. */
const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17]

/** Preferred day and hour; confirmed on the call. */
export function PreferredTime({ lead, id }: { lead: LeadForm; id: string }) {
  return (
    <fieldset className="grid grid-cols-1 gap-x-3 gap-y-5 min-[26rem]:grid-cols-2">
      <legend className="sr-only">When would you like to come?</legend>
      <Field id={`${id}-day`} label="Preferred day" optional>
        {(control) => <Input type="date" min={today()} {...control} {...lead.field('preferredDay')} />}
      </Field>
      <Field id={`${id}-time`} label="Time" optional>
        {(control) => (
          <Select {...control} {...lead.field('preferredTime')}>
            <option value="">Any time</option>
            {HOURS.map((hour) => (
              <option key={hour} value={`${String(hour).padStart(2, '0')}:00`}>
                {hour % 12 || 12}:00 {hour < 12 ? 'am' : 'pm'}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  )
}

/** Today in the visitor's zone, YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
