import { randomUUID } from 'node:crypto'

/** Turns without an answer before the connection counts as deaf; a busy process counts few turns. */
const DEAF_AFTER_TURNS = 4

/**
 * Proves that notices arrive: sends one to a channel of its own, over a connection that writers use, and
 * expects it on `listener`. Behind a pooler LISTEN succeeds and hears nothing (decision 120). Notices arrive
 * in commit order, so an answer also follows every notice committed before it was sent.
 * @param {import('pg').Client} listener connected
 * @param {{ everyMs: number, send: (channel: string, nonce: string) => unknown,
 *   heard: (sentAt: number) => void, deaf: () => void }} options `sentAt` in performance.now() milliseconds
 * @returns {Promise<() => void>} stops; resolves once it listens, before the first answer
 */
export async function startBeat(listener, { everyMs, send, heard, deaf }) {
  const channel = `porchlight_beat_${randomUUID().replaceAll('-', '')}`
  let sent = null
  let turns = 0
  listener.on('notification', (notice) => {
    if (notice.channel !== channel || !sent || !notice.payload.includes(sent.nonce)) return
    const { at } = sent
    sent = null
    turns = 0
    heard(at)
  })
  await listener.query(`listen ${channel}`)
  const beat = () => {
    if (turns === DEAF_AFTER_TURNS) {
      clearInterval(timer)
      deaf()
      return
    }
    turns += 1
    if (sent) return
    const mine = { nonce: randomUUID(), at: performance.now() }
    sent = mine
    Promise.resolve()
      .then(() => send(channel, mine.nonce))
      .catch(() => {
        if (sent === mine) sent = null
      })
  }
  const timer = setInterval(beat, everyMs)
  timer.unref()
  beat()
  return () => clearInterval(timer)
}
