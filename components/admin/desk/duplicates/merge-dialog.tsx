'use client'

import { Merge as MergeIcon } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { formatDay } from '@/components/admin/kit/lead-time'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { Family } from '@/lib/desk/households/families'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = { kept: Family; absorbed: Family; zone: string }

/** Previews the merge of two households and asks where they differ. */
export function MergeDialog({ kept, absorbed, zone }: Props) {
  const id = useId()
  const options = {
    name: both(kept.names, absorbed.names),
    phoneE164: both(kept.phones, absorbed.phones),
    email: both(kept.emails, absorbed.emails),
  }
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState(kept.name)
  const [phoneE164, setPhone] = useState(options.phoneE164[0] ?? '')
  const [email, setEmail] = useState(options.email[0] ?? '')
  const { send, pending, refusal } = useLeadAction()
  const errors = refusal?.fieldErrors ?? {}
  const requests = kept.requestCount + absorbed.requestCount
  const since = [kept.since, absorbed.since]
    .filter((date) => date !== null)
    .sort((a, b) => a.getTime() - b.getTime())[0]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const body = { absorbedId: absorbed.id, name, phoneE164: phoneE164 || null, email: email || null }
    if (await send('POST', `/api/admin/households/${kept.id}/merge`, body, 'One family now')) setOpen(false)
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MergeIcon aria-hidden="true" />
        Merge
        <span className="sr-only">
          {' '}
          {absorbed.name} with {kept.name}
        </span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>One family?</DialogTitle>
          <DialogDescription>
            {requests === 2 ? 'Both' : `All ${requests}`} requests stay with their sources and dates
            {since && `, the first of ${formatDay(since, zone)}`}; so do all names, numbers and addresses. It
            can be undone for 30 days.
          </DialogDescription>
          <form className="mt-5 grid gap-6" onSubmit={(event) => void submit(event)}>
            <Choice
              legend="Called"
              name={`${id}-name`}
              value={name}
              options={options.name}
              onChange={setName}
              error={errors.name}
            />
            <Choice
              legend="Reached first by phone"
              name={`${id}-phone`}
              value={phoneE164}
              options={options.phoneE164}
              onChange={setPhone}
              error={errors.phoneE164}
            />
            <Choice
              legend="Reached first by email"
              name={`${id}-email`}
              value={email}
              options={options.email}
              onChange={setEmail}
              error={errors.email}
            />
            <FormRefusal
              message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={pending}>
                {pending ? 'Merging…' : 'Make them one family'}
              </Button>
              <Button variant="ghost" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}

type ChoiceProps = {
  legend: string
  name: string
  value: string
  options: string[]
  onChange: (value: string) => void
  error: string | undefined
}

/** A choice where they differ, otherwise the common value. */
function Choice({ options, ...choice }: ChoiceProps) {
  if (options.length === 0) return null
  if (options.length === 1 && !choice.error)
    return (
      <p>
        <span className="font-[620]">{choice.legend}:</span>{' '}
        <span className="wrap-anywhere">{writtenPhone(options[0] ?? '')}</span>
      </p>
    )
  return (
    <ChoiceTiles {...choice} wide choices={options.map((value) => ({ value, label: writtenPhone(value) }))} />
  )
}

function both(one: string[], other: string[]): string[] {
  return [...new Set([...one, ...other])]
}
