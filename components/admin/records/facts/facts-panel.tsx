'use client'

import { useState } from 'react'
import { Card } from '@/components/admin/kit/card'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { shownShortDay } from '@/lib/records/declare/shown-value'
import { shownDueDay } from '@/lib/records/facts/due-day'
import type { FactOwner } from '@/lib/records/facts/fact-owners'
import type { FactState, RecordFacts } from '@/lib/records/facts/facts'

type Props = RecordFacts & {
  /** API path of the record: 'communities/<id>'. */
  address: string
}

/** Facts of a record that need regular review, with dates and owners. */
export function FactsPanel({ facts: given, owners, address }: Props) {
  const [facts, setFacts] = useState(given)
  return (
    <Card title="Facts to check">
      <ul className="divide-y divide-line">
        {facts.map((state) => (
          <FactLine key={state.fact} state={state} owners={owners} address={address} onSaved={setFacts} />
        ))}
      </ul>
    </Card>
  )
}

type LineProps = Omit<Props, 'facts'> & { state: FactState; onSaved: (facts: FactState[]) => void }

function FactLine({ state, owners, address, onSaved }: LineProps) {
  const { fact, isDue, reviewBy } = state
  const { send, busy } = useAction({ redraw: false, toastsRefusal: true })
  const [isChanging, setChanging] = useState(false)
  const timeZone = useCompanyZone()

  async function confirm() {
    const done = { title: 'Confirmed', description: fact }
    const path = `${address}/facts`
    const answer = await send<{ facts: FactState[] }>('PATCH', path, { fact, isTrue: true }, done)
    if (answer) onSaved(answer.facts)
  }

  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-[620]">
        {fact}
        {isDue && <Badge tone="warn">Due</Badge>}
      </p>
      <p className="text-dense text-ink-soft">
        {state.reviewedAt
          ? `Confirmed ${shownShortDay(state.reviewedAt, timeZone)} by ${state.reviewedByName}`
          : 'Not yet confirmed'}
        . {isDue ? 'Review was due' : 'Next review'} {shownDueDay(reviewBy)}, by{' '}
        {owners.find(({ id }) => id === state.ownerId)?.username ?? 'an administrator'}.
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" className="min-h-11!" onClick={confirm} aria-disabled={busy}>
          {busy ? 'Saving...' : 'Confirm'}
          <span className="sr-only"> {fact.toLowerCase()}</span>
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11!" onClick={() => setChanging(true)}>
          Change review<span className="sr-only"> {fact.toLowerCase()}</span>
        </Button>
      </div>
      {isChanging && (
        <FactDialog
          state={state}
          owners={owners}
          address={address}
          onClose={() => setChanging(false)}
          onSaved={onSaved}
        />
      )}
    </li>
  )
}

type FactDialogProps = {
  state: FactState
  owners: FactOwner[]
  address: string
  onClose: () => void
  onSaved: (facts: FactState[]) => void
}

/** Sets a fact's review date and the person reminded by the weekly mail. */
function FactDialog({ state, owners, address, onClose, onSaved }: FactDialogProps) {
  const action = useAction({ redraw: false })
  const initial = { reviewBy: state.reviewBy, ownerId: state.ownerId ?? '' }
  const { values, field } = useFields(initial, action.errors, 'fact')

  async function save() {
    const saved = await action.send<{ facts: FactState[] }>('PATCH', `${address}/facts`, {
      fact: state.fact,
      ownerId: values.ownerId || null,
      ...(values.reviewBy !== state.reviewBy && { reviewBy: values.reviewBy }),
    })
    if (saved) onSaved(saved.facts)
    return saved
  }

  return (
    <DialogForm
      title={`${state.fact}: review date and person`}
      words="This person gets an email on Monday mornings with the facts that are due."
      action={action}
      onSend={save}
      onClose={onClose}
      submit="Save"
    >
      <TextField {...field('reviewBy')} label="Review again by" type="date" />
      <SelectField
        {...field('ownerId')}
        label="Person responsible"
        none="Administrators"
        choices={owners.map(({ id, username }) => ({ value: id, label: username }))}
      />
    </DialogForm>
  )
}
