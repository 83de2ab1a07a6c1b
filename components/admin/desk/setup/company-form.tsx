'use client'

import { ActionForm } from '@/components/admin/kit/action-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'

type Company = { companyName: string; companyPhoneDisplay: string; timeZone: string }

/** Name, phone and time zone: what every page needs to know of the company. */
export function CompanyForm({ zones }: { zones: { value: string; label: string }[] }) {
  const action = useAction()
  const empty: Company = { companyName: '', companyPhoneDisplay: '', timeZone: '' }
  const { values, field } = useFields(empty, action.errors)
  return (
    <ActionForm
      action={action}
      label="Company"
      className="grid gap-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_auto] md:items-start"
      onSend={() => action.send('POST', 'setup/company', values, 'Saved')}
      submit="Save"
      isReady={
        values.companyName.trim() !== '' && values.companyPhoneDisplay.trim() !== '' && values.timeZone !== ''
      }
      footer={(button) => <div className="md:pt-7">{button}</div>}
    >
      <TextField {...field('companyName')} label="Company name" autoComplete="organization" />
      <TextField {...field('companyPhoneDisplay')} label="Phone (displayed)" type="tel" autoComplete="tel" />
      <SelectField {...field('timeZone')} label="Time zone" none="Choose" choices={zones} />
    </ActionForm>
  )
}
