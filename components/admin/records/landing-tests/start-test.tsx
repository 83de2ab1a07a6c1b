'use client'

import type { KeyboardEvent } from 'react'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { basisSentence, countWords, powerSentence } from '@/components/admin/records/landing-tests/test-copy'
import { Button } from '@/components/ui/button'
import type { ProposedPlan } from '@/lib/records/landing-tests/propose-plan'
import { daysNeeded, MAX_VISITORS, wantedVisitors } from '@/lib/records/landing-tests/test-plan'

type Props = { id: string; plan: ProposedPlan; visitorsPerDay: number }

/** Starts a test with the proposed rates or others. Not a form, because it is inside the page's form. */
export function StartTest({ id, plan, visitorsPerDay }: Props) {
  const { send, busy, errors, message } = useAction()
  const { values, field } = useFields(
    { baseline: String(plan.baseline), target: String(plan.target) },
    errors,
    'test',
  )
  const [baseline, target] = [numberIn(values.baseline), numberIn(values.target)]
  const isPlan = isRate(baseline) && isRate(target) && baseline !== target

  function start() {
    void send('POST', `landing-page-templates/${id}/test`, { baseline, target }, 'The test runs')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    start()
  }

  return (
    <div className="grid gap-4">
      <div aria-live="polite" className="grid gap-2">
        {isPlan ? (
          <>
            <p>{planWords(baseline, target, visitorsPerDay)}</p>
            <p className="text-ink-soft">{powerSentence({ baseline, target })}</p>
          </>
        ) : (
          <p>Enter two different rates between 0 and 100.</p>
        )}
      </div>
      <p className="text-ink-soft">{basisSentence(plan)}</p>
      <Disclosure summary="Change the rates" needsSomebody={Object.keys(errors).length > 0}>
        <div className="mt-2 grid gap-4">
          <TextField
            {...field('baseline')}
            label="Requests of each 100 visitors now"
            inputMode="decimal"
            onKeyDown={onKeyDown}
          />
          <TextField
            {...field('target')}
            label="Worth seeing from"
            hint="The rate at which you would change the page. The nearer to the one now, the longer the test."
            inputMode="decimal"
            onKeyDown={onKeyDown}
          />
        </div>
      </Disclosure>
      <FormRefusal message={message} />
      <Button type="button" variant="outline" aria-disabled={busy} onClick={start}>
        {busy ? 'Starting...' : 'Start the test'}
      </Button>
    </div>
  )
}

function planWords(baseline: number, target: number, visitorsPerDay: number): string {
  const wanted = wantedVisitors(baseline, target)
  if (wanted > MAX_VISITORS)
    return 'These rates are so close that the test would need more than a million visitors.'
  const days = daysNeeded(wanted, visitorsPerDay)
  const time =
    days === null
      ? 'The page has no visitors yet.'
      : `That takes about ${countWords(days)} ${days === 1 ? 'day' : 'days'}, by the visitors of the last month.`
  return `The test looks for a rise from ${baseline} to ${target} requests of each 100 visitors. It stops counting at ${countWords(wanted)} visitors of each version. ${time}`
}

const isRate = (rate: number | null): rate is number => rate !== null && rate > 0 && rate < 100

function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(/\s*%$/, '').replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
