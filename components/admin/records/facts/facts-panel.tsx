'use client'

import { useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { Card } from '@/components/admin/kit/card'
import { FactDialog } from '@/components/admin/records/facts/fact-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
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
  const [changed, setChanged] = useState<FactState | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  async function confirm(fact: string) {
    if (busy) return
    setBusy(fact)
    const { answer, refusal } = await callAdmin<{ facts: FactState[] }>('PATCH', `${address}/facts`, {
      fact,
      isTrue: true,
    })
    setBusy(null)
    if (refusal) return toastRefusal(refusal)
    setFacts(answer.facts)
    toast({ title: 'Noted as still true', description: fact })
  }

  return (
    <Card title="Still true?">
      <ul className="divide-y divide-line">
        {facts.map((state) => (
          <li key={state.fact} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2 font-[620]">
              {state.fact}
              {state.isDue && <Badge tone="warn">Due</Badge>}
            </p>
            <p className="text-dense text-ink-soft">
              {state.reviewedAt
                ? `Vouched for ${shownShortDay(state.reviewedAt)} by ${state.reviewedByName}`
                : 'Never vouched for'}
              . {owners.find(({ id }) => id === state.ownerId)?.username ?? 'Administrators'}{' '}
              {state.isDue ? 'should have looked by' : 'will be asked on'} {shownDueDay(state.reviewBy)}.
            </p>
            <div className="mt-1 flex flex-wrap gap-2">
              <Button
                size="sm"
                className="min-h-11!"
                onClick={() => confirm(state.fact)}
                aria-disabled={busy === state.fact}
              >
                {busy === state.fact ? 'Saving...' : 'Still true'}
                <span className="sr-only"> for {state.fact.toLowerCase()}</span>
              </Button>
              <Button size="sm" variant="ghost" className="min-h-11!" onClick={() => setChanged(state)}>
                Who and when
                <span className="sr-only"> for {state.fact.toLowerCase()}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {changed && (
        <FactDialog
          state={changed}
          owners={owners}
          address={address}
          onClose={() => setChanged(null)}
          onSaved={setFacts}
        />
      )}
    </Card>
  )
}
