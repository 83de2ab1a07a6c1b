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
      label={id ? 'Change the partner' : 'Add a partner'}
      className="grid gap-6 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={save}
      submit={id ? 'Save' : 'Add the partner'}
    >
      <TextField {...field('name')} label="Company" autoComplete="off" maxLength={80} />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField {...field('contactName')} label="Whom to ask" optional autoComplete="off" />
        <TextField {...field('contactEmail')} label="Email" type="email" optional autoComplete="off" />
        <TextField {...field('contactPhone')} label="Phone" type="tel" optional autoComplete="off" />
      </div>
      <LongTextField
        {...field('origins')}
        error={originsError}
        label="Origins of its pages"
        hint="Only if its pages call from the browser: one a line, such as https://www.example.com. Its keys then work in no other page."
        optional
        rows={3}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field('leadsPerHour')}
          label="Requests an hour"
          hint="For each of its keys. More are refused until later."
          type="number"
          inputMode="numeric"
          min={1}
        />
        <TextField
          {...field('callsPerMinute')}
          label="Other calls a minute"
          hint="On average over five minutes, for each of its keys."
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
