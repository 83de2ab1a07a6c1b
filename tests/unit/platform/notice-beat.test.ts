import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBeat } from '@/lib/platform/database/notice-beat.mjs'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection that listens as it is told, and can be handed notices. */
function listeningClient() {
  const client = Object.assign(new EventEmitter(), { query: async () => ({ rows: [] }) })
  return client as unknown as pg.Client & EventEmitter
}

function counting(client: pg.Client, send: (channel: string, nonce: string) => unknown) {
  const seen = { heard: 0, deaf: 0 }
  const stop = startBeat(client, {
    everyMs: 100,
    send,
    heard: () => {
      seen.heard += 1
    },
    deaf: () => {
      seen.deaf += 1
    },
  })
  return { seen, stop }
}

test('T165: a notice that comes back counts, and one of another channel or beat does not', async () => {
  const client = listeningClient()
  const { seen, stop } = counting(client, (channel, nonce) => {
    client.emit('notification', { channel: 'another', payload: nonce })
    client.emit('notification', { channel, payload: 'older' })
    client.emit('notification', { channel, payload: JSON.stringify([nonce]) })
  })
  await vi.advanceTimersByTimeAsync(1_050)
  expect(seen).toEqual({ heard: 11, deaf: 0 })
  ;(await stop)()
})

test('T165: a connection whose notices do not come back is deaf, though it answers every statement', async () => {
  const { seen } = counting(listeningClient(), async () => {})
  await vi.advanceTimersByTimeAsync(2_000)
  expect(seen).toEqual({ heard: 0, deaf: 1 })
})

test('a beat that could not be sent is sent again at once', async () => {
  const client = listeningClient()
  let tries = 0
  const { seen, stop } = counting(client, (channel, nonce) => {
    tries += 1
    if (tries % 2 === 1) throw new Error('the writer lost its connection')
    client.emit('notification', { channel, payload: nonce })
  })
  await vi.advanceTimersByTimeAsync(1_050)
  expect(seen.deaf).toBe(0)
  expect(seen.heard).toBeGreaterThan(3)
  ;(await stop)()
})
