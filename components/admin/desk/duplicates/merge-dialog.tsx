'use client'

import { Merge as MergeIcon } from 'lucide-react'
import { useId } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { formatDay } from '@/components/admin/kit/lead-time'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Button } from '@/components/ui/button'
import type { Family } from '@/lib/desk/households/families'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** Previews the merge of two households and asks where they differ. */
export function MergeDialog({ kept, absorbed, zone }: { kept: Family; absorbed: Family; zone: string }) {
  const action = useAction()
  const options = {
    name: both(kept.names, absorbed.names),
    phoneE164: both(kept.phones, absorbed.phones),
    email: both(kept.emails, absorbed.emails),
  }
  const { values, field } = useFields(
    { name: kept.name, phoneE164: options.phoneE164[0] ?? '', email: options.email[0] ?? '' },
    action.errors,
    useId(),
  )
  const requests = kept.requestCount + absorbed.requestCount
  const since = [kept.since, absorbed.since]
    .filter((date) => date !== null)
    .sort((a, b) => a.getTime() - b.getTime())[0]

  function merge() {
    const { name, phoneE164, email } = values
    const body = { absorbedId: absorbed.id, name, phoneE164: phoneE164 || null, email: email || null }
    return action.send('POST', `households/${kept.id}/merge`, body, 'Families merged')
  }

  return (
    <DialogForm
      trigger={
        <Button>
          <MergeIcon aria-hidden="true" />
          Merge
          <span className="sr-only">
            {' '}
            {absorbed.name} with {kept.name}
          </span>
        </Button>
      }
      title="Merge these families?"
      words={`${requests === 2 ? 'Both' : `All ${requests}`} requests keep their sources and dates${
        since ? `, the first from ${formatDay(since, zone)}` : ''
      }. All names, numbers and addresses stay. You can undo the merge for 30 days.`}
      action={action}
      onSend={merge}
      submit="Merge families"
      busyWords="Merging..."
    >
      <Choice {...field('name')} legend="Name" options={options.name} />
      <Choice {...field('phoneE164')} legend="Contact first by phone" options={options.phoneE164} />
      <Choice {...field('email')} legend="Contact first by email" options={options.email} />
    </DialogForm>
  )
}

type ChoiceProps = {
  id: string
  legend: string
  value: string
  options: string[]
  onValue: (value: string) => void
  error: string | undefined
}

/** A choice where they differ, otherwise the common value. */
function Choice({ id, options, ...choice }: ChoiceProps) {
  if (options.length === 0) return null
  if (options.length === 1 && !choice.error)
    return (
      <p>
        <span className="font-[620]">{choice.legend}:</span>{' '}
        <span className="wrap-anywhere">{writtenPhone(options[0] ?? '')}</span>
      </p>
    )
  const choices = options.map((value) => ({ value, label: writtenPhone(value) }))
  return <ChoiceTiles {...choice} name={id} wide choices={choices} />
}

function both(one: string[], other: string[]): string[] {
  return [...new Set([...one, ...other])]
}
