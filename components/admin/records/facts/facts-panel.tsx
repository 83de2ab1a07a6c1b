'use client'

import { useState } from 'react'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'
import { FactDialog } from '@/components/admin/records/facts/fact-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { shownShortDay } from '@/lib/records/declare/shown-value'
import { shownDueDay } from '@/lib/records/facts/due-day'
import type { FactState, RecordFacts } from '@/lib/records/facts/facts-of'

type Props = RecordFacts & {
  /** API path of the record: 'communities/<id>'. */
  address: string
}

/** Facts of a record that need regular review, with dates and owners. */
export function FactsPanel({ facts: given, owners, address }: Props) {
  const [facts, setFacts] = useState(given)
  return (
    <Card title="Still true?">
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

  async function confirm() {
    const done = { title: 'Noted as still true', description: fact }
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
          ? `Vouched for ${shownShortDay(state.reviewedAt)} by ${state.reviewedByName}`
          : 'Never vouched for'}
        . {owners.find(({ id }) => id === state.ownerId)?.username ?? 'Administrators'}{' '}
        {isDue ? 'should have looked by' : 'will be asked on'} {shownDueDay(reviewBy)}.
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" className="min-h-11!" onClick={confirm} aria-disabled={busy}>
          {busy ? 'Saving...' : 'Still true'}
          <span className="sr-only"> for {fact.toLowerCase()}</span>
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11!" onClick={() => setChanging(true)}>
          Who and when
          <span className="sr-only"> for {fact.toLowerCase()}</span>
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
