'use client'

import { CalendarDays, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Spinner } from '@/components/ui/spinner'

const TourTime = lazy(async () => ({
  default: (await import('@/components/site/lead-form/tour-time')).TourTime,
}))

/** Collapsed visit time: free times if the community has a calendar, else a preference. */
export function VisitChoice({ lead, id }: { lead: LeadForm; id: string }) {
  // Do not hide a choice made in another dialog of this visit.
  const [isOpen, setOpen] = useState(() => lead.form.getValues('preferredDay') !== '')
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control border-[1.5px] border-line-strong"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-control px-4 text-control font-[620] hover:bg-paper [&::-webkit-details-marker]:hidden">
        <CalendarDays aria-hidden="true" className="text-copper" />
        <span>
          Day and time <span className="font-normal text-ink-soft">(optional)</span>
        </span>
        <ChevronDown aria-hidden="true" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-5">{isOpen && <Choice lead={lead} id={id} />}</div>
    </details>
  )
}

function Choice({ lead, id }: { lead: LeadForm; id: string }) {
  const { times } = lead
  if (times === null) return <PreferredTime lead={lead} id={id} />
  const waiting = <Spinner label="Looking for free times…" />
  if (!times) return waiting
  return (
    <Suspense fallback={waiting}>
      <TourTime lead={lead} times={times} id={id} />
    </Suspense>
  )
}

/** Hours at which a community gives tours, in its local time. */
const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17]

/** Preferred day and hour; confirmed on the call. */
function PreferredTime({ lead, id }: { lead: LeadForm; id: string }) {
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
