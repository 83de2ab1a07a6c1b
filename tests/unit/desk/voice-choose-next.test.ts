import { addSeconds, subSeconds } from 'date-fns'
import { expect, test } from 'vitest'
import { chooseNext } from '@/lib/desk/voice/choose-next'

const now = new Date('2026-11-27T16:00:00Z')
const person = (id: string) => ({ id, username: id, callPhone: '+13035550100' })
const people = [person('ann'), person('bob')]
const calledAgo = (userId: string, seconds: number, key: string | null = null) => ({
  userId,
  endedAt: subSeconds(now, seconds),
  key,
})
const next = (calls: ReturnType<typeof calledAgo>[], busy: string[] = []) =>
  chooseNext(people, { calls, busy: new Set(busy), now })

test('the first of those who were called least often, and nobody whose phone rings', () => {
  expect(next([])).toEqual({ is: 'person', person: person('ann') })
  expect(next([calledAgo('ann', 5)])).toEqual({ is: 'person', person: person('bob') })
  expect(next([], ['ann'])).toEqual({ is: 'person', person: person('bob') })
})

test('whoever has passed it on is not asked again', () => {
  expect(next([calledAgo('bob', 300), calledAgo('ann', 500, '3')])).toEqual({
    is: 'person',
    person: person('bob'),
  })
  expect(next([calledAgo('ann', 500, '3'), calledAgo('bob', 300, '3')])).toEqual({ is: 'nobody' })
})

test('a phone rests for a minute, and rings three times at most', () => {
  const both = [calledAgo('ann', 50), calledAgo('bob', 20)]
  expect(next(both)).toEqual({ is: 'later', at: addSeconds(now, 10) })
  const three = ['ann', 'ann', 'ann', 'bob', 'bob'].map((id) => calledAgo(id, 300))
  expect(next(three)).toEqual({ is: 'person', person: person('bob') })
  expect(next([...three, calledAgo('bob', 300)])).toEqual({ is: 'nobody' })
  expect(next([], ['ann', 'bob'])).toEqual({ is: 'later', at: addSeconds(now, 30) })
})
