import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchOverload } from '@/lib/server/front/overload'

test('connections in many turns of the loop in a row are an overload, until a turn brings none', async () => {
  const overload = watchOverload()
  for (let count = 0; count < 20; count += 1) overload.arrived()
  await turn()
  expect(overload.isOverloaded()).toBe(false)
  for (let turns = 0; turns < 10; turns += 1) {
    overload.arrived()
    await turn()
  }
  expect(overload.isOverloaded()).toBe(true)
  await turn()
  await turn()
  expect(overload.isOverloaded()).toBe(false)
})
