import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchRush } from '@/lib/server/front/rush'

test('connections in many turns of the loop in a row are a rush, until a turn brings none', async () => {
  const rush = watchRush()
  for (let count = 0; count < 20; count += 1) rush.arrived()
  await turn()
  expect(rush.isOn()).toBe(false)
  for (let turns = 0; turns < 10; turns += 1) {
    rush.arrived()
    await turn()
  }
  expect(rush.isOn()).toBe(true)
  await turn()
  await turn()
  expect(rush.isOn()).toBe(false)
})
