import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchRush } from '@/lib/front/rush'

test('connections in many turns of the loop in a row are a rush, until a turn brings none', async () => {
  const server = new EventEmitter()
  const isRushed = watchRush(server as Server)
  for (let count = 0; count < 20; count += 1) server.emit('connection')
  await turn()
  expect(isRushed()).toBe(false)
  for (let turns = 0; turns < 10; turns += 1) {
    server.emit('connection')
    await turn()
  }
  expect(isRushed()).toBe(true)
  await turn()
  await turn()
  expect(isRushed()).toBe(false)
})
