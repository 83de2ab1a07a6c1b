'use client'

import { useRouter } from 'next/navigation'
import { ActionForm } from '@/components/admin/kit/action-form'
import { LongTextField, TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { PartnerForm as Stored } from '@/lib/accounts/partners/partner-schema'

type Props = {
  /** Absent: a new partner. */
  id?: string
  stored: Stored
}

/** Name, contact, origins and limits of a partner. */
export function PartnerForm({ id, stored }: Props) {
  const router = useRouter()
  const action = useAction({ redraw: id !== undefined })
  const { values, field } = useFields(typed(stored), action.errors)

  async function save() {
    const { origins, leadsPerHour, callsPerMinute, ...texts } = values
    const body = {
      ...texts,
      origins: origins.split(/\s+/).filter(Boolean),
      leadsPerHour: Number(leadsPerHour),
      callsPerMinute: Number(callsPerMinute),
    }
    if (id) {
      await action.send('PUT', `partners/${id}`, body, 'Partner saved')
      return
    }
    const added = await action.send<{ id: string }>('POST', 'partners', body)
    if (added) router.push(`/admin/partners/${added.id}`)
  }

  const originsError = Object.entries(action.errors).find(([name]) => name.startsWith('origins'))?.[1]
  return (
    <ActionForm
      action={action}
      label={id ? 'Edit partner' : 'Add a partner'}
      className="grid gap-6 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={save}
      submit={id ? 'Save' : 'Add the partner'}
    >
      <TextField {...field('name')} label="Company" autoComplete="off" maxLength={80} />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField {...field('contactName')} label="Contact name" optional autoComplete="off" />
        <TextField {...field('contactEmail')} label="Email" type="email" optional autoComplete="off" />
        <TextField {...field('contactPhone')} label="Phone" type="tel" optional autoComplete="off" />
      </div>
      <LongTextField
        {...field('origins')}
        error={originsError}
        label="Allowed web page origins"
        hint="Only if its web pages call the API from the browser. One per line, such as https://www.example.com. Its keys then work on no other pages."
        optional
        rows={3}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field('leadsPerHour')}
          label="Requests per hour"
          hint="Per key. Requests above the limit are rejected until the hour is over."
          type="number"
          inputMode="numeric"
          min={1}
        />
        <TextField
          {...field('callsPerMinute')}
          label="Other calls per minute"
          hint="Per key, averaged over five minutes."
          type="number"
          inputMode="numeric"
          min={1}
        />
      </div>
    </ActionForm>
  )
}

function typed(stored: Stored) {
  const { name, contactName, contactEmail, contactPhone, origins, leadsPerHour, callsPerMinute } = stored
  return {
    name,
    contactName: contactName ?? '',
    contactEmail: contactEmail ?? '',
    contactPhone: contactPhone ?? '',
    origins: origins.join('\n'),
    leadsPerHour: String(leadsPerHour),
    callsPerMinute: String(callsPerMinute),
  }
}
