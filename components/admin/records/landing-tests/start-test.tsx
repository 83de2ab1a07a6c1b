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
    void send('POST', `landing-page-templates/${id}/test`, { baseline, target }, 'Test started')
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
            label="Current requests per 100 visitors"
            inputMode="decimal"
            onKeyDown={onKeyDown}
          />
          <TextField
            {...field('target')}
            label="Target requests per 100 visitors"
            hint="The rate that would make the change worthwhile. The closer it is to the current rate, the longer the test."
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
      : `That takes about ${countWords(days)} ${days === 1 ? 'day' : 'days'} at last month’s number of visitors.`
  return `The test looks for an increase from ${baseline} to ${target} requests per 100 visitors. It stops counting at ${countWords(wanted)} visitors per version. ${time}`
}

const isRate = (rate: number | null): rate is number => rate !== null && rate > 0 && rate < 100

function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(/\s*%$/, '').replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
