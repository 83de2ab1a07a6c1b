import { expect, test } from 'vitest'
import { alertState } from '@/lib/desk/tour-requests/list-leads'

test.each([
  [[], 'none'],
  [['due', 'failed'], 'pending'],
  [['leased'], 'pending'],
  [['failed', 'failed'], 'failed'],
  [['kept', 'failed'], 'kept'],
  [['kept', 'due'], 'pending'],
  [['kept', 'sent'], 'delivered'],
  [['sent', 'failed'], 'delivered'],
])('one accepted alert is enough, and kept is not delivered: %j is %s', (states, expected) => {
  expect(alertState(states)).toBe(expected)
})
