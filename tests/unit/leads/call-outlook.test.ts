import { expect, test } from 'vitest'
import { callStatusText } from '@/components/site/confirmation/call-status-text'
import { callOutlook } from '@/lib/leads/tour-requests/call-outlook'
import { OPEN_ENDED_PROMISE, STAFFED_PROMISE } from '@/lib/leads/tour-requests/promise-text'

const ZONE = 'America/Denver'
const due = new Date('2026-11-23T23:22:00Z')
const waiting = { callDueAt: due, firstAttemptAt: null, contactEndedAt: null, promise: STAFFED_PROMISE }
const at = (time: string) => new Date(`2026-11-23T${time}Z`)

test('until its deadline the promise is shown with its time', () => {
  const outlook = callOutlook(waiting, at('23:15:00'), ZONE)
  expect(outlook).toEqual({ state: 'ahead', promise: STAFFED_PROMISE, by: 'today at 4:22 pm' })
  expect(callStatusText(outlook, '(720) 555-0199')).toBe(STAFFED_PROMISE)
})

test('a broken promise is not repeated', () => {
  const outlook = callOutlook(waiting, at('23:23:00'), ZONE)
  expect(outlook.state).toBe('late')
  expect(callStatusText(outlook, '(720) 555-0199')).toBe(
    'Our call was due today at 4:22 pm, and we have not called yet. Please call us at (720) 555-0199. We have your request.',
  )
})

test('a kept promise is not repeated', () => {
  const outlook = callOutlook({ ...waiting, firstAttemptAt: at('23:16:00') }, at('23:23:00'), ZONE)
  expect(callStatusText(outlook, '(720) 555-0199')).toContain(
    'If we missed you, call us back at (720) 555-0199',
  )
})

test('C17: whoever asked not to be contacted is promised nothing', () => {
  const outlook = callOutlook({ ...waiting, contactEndedAt: at('23:14:00') }, at('23:23:00'), ZONE)
  expect(callStatusText(outlook, '(720) 555-0199')).toBe(
    'You asked us not to contact you, so we will not. If you need us, call (720) 555-0199.',
  )
})

test('without known hours no time is named, and none is missed', () => {
  const open = { ...waiting, promise: OPEN_ENDED_PROMISE }
  for (const now of [at('23:15:00'), at('23:59:00')])
    expect(callOutlook(open, now, ZONE)).toEqual({ state: 'ahead', promise: OPEN_ENDED_PROMISE, by: null })
})
