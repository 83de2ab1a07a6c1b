import { expect, test } from 'vitest'
import { createLiveness } from '@/lib/server/front/liveness'

const MINUTE = 60_000
const works = async () => {}
const fails = async () => {
  throw new Error('no connection')
}

test('a pool that stays broken while a fresh connection works asks for a restart, a database that is away does not', async () => {
  let time = 0
  let pooled = works
  let fresh = works
  const liveness = createLiveness({ pooled: () => pooled(), fresh: () => fresh() }, () => time)
  const live = async (after: number) => {
    time += after
    await liveness.ask()
    return liveness.isLive()
  }
  expect(await live(MINUTE)).toBe(true)
  pooled = fails
  fresh = fails
  expect(await live(MINUTE)).toBe(true)
  fresh = works
  expect(await live(5_000)).toBe(false)
  pooled = works
  expect(await live(5_000)).toBe(true)
  pooled = fails
  // The pool recovers from a short outage by itself.
  expect(await live(5_000)).toBe(true)
})
