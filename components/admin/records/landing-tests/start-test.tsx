'use client'

import type { KeyboardEvent } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { countWords } from '@/components/admin/records/landing-tests/test-copy'
import { Button } from '@/components/ui/button'
import { daysNeeded, MAX_VISITORS, wantedVisitors } from '@/lib/records/landing-tests/test-plan'

type Props = { id: string; ratePercent: number | null; visitorsPerDay: number }

/** Plans a test from two rates and starts it. Not a form, because it is rendered inside the page's form. */
export function StartTest({ id, ratePercent, visitorsPerDay }: Props) {
  const { send, busy, errors, message } = useAction()
  const { values, field } = useFields(
    {
      baseline: ratePercent === null ? '' : String(ratePercent),
      target: ratePercent === null ? '' : String(suggestedTarget(ratePercent)),
    },
    errors,
    'test',
  )
  const [baseline, target] = [numberIn(values.baseline), numberIn(values.target)]

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
      <TextField
        {...field('baseline')}
        label="Requests of each 100 visitors now"
        hint={
          ratePercent === null
            ? 'Not known yet: what you expect'
            : 'From its views so far; of each visitor rather than each view it may be more'
        }
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
      <p aria-live="polite">{planWords(baseline, target, visitorsPerDay)}</p>
      <FormRefusal message={message} />
      <Button type="button" variant="outline" aria-disabled={busy} onClick={start}>
        {busy ? 'Starting...' : 'Start the test'}
      </Button>
    </div>
  )
}

function planWords(baseline: number | null, target: number | null, visitorsPerDay: number): string {
  const isPlan = [baseline, target].every((rate) => rate !== null && rate > 0 && rate < 100)
  if (!isPlan || baseline === null || target === null || baseline === target)
    return 'Two different rates say how many visitors the test needs.'
  const wanted = wantedVisitors(baseline, target)
  if (wanted > MAX_VISITORS) return 'This near, the test would need more than a million visitors.'
  const days = daysNeeded(wanted, visitorsPerDay)
  const time =
    days === null ? 'Nobody has come yet' : `About ${countWords(days)} ${days === 1 ? 'day' : 'days'}`
  return `The test stops counting at ${countWords(wanted)} visitors of each version. ${time}${days === null ? '.' : ', by the visitors of the last month.'}`
}

function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(/\s*%$/, '').replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}

/** Suggests a 50 % higher rate: realistic for a better text, and measurable within weeks. */
function suggestedTarget(percent: number): number {
  return Math.round(percent * 150) / 100
}
