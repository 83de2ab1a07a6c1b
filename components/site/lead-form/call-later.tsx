'use client'

import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { laterCall, PhoneLine } from '@/components/site/phones/phone-hours-text'
import { Field, Select } from '@/components/ui/field'

/** While the phones are closed: when we call, before the form asks for a number, and a time to choose. */
export function CallLater({ lead, id }: { lead: LeadForm; id: string }) {
  const { hours, callDay, nightLine } = lead.phones
  if (!hours || hours.isOpen) return null
  return (
    <div className="grid gap-4 rounded-control bg-paper p-5 text-small">
      <p>
        <PhoneLine hours={hours} />. <b className="font-[640]">{laterCall(hours)}</b>
      </p>
      {callDay && (
        <Field id={`${id}-call`} label="When should we call?" optional>
          {(control) => (
            <Select {...control} {...lead.field('callTime')}>
              <option value="">As soon as the phones open</option>
              {callDay.times.map(({ at, label }) => (
                <option key={at} value={at}>
                  {callDay.label}, {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {nightLine && (
        <p>
          If your family member lives with us and it cannot wait, call the floor:{' '}
          <a href={`tel:${nightLine.dial}`} className="inline-flex min-h-11 items-center text-link">
            {nightLine.display}
          </a>
          {nightLine.answeredBy && `, answered by ${nightLine.answeredBy}`}.
        </p>
      )}
    </div>
  )
}
