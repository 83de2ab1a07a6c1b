import { randomUUID } from 'node:crypto'
import pg from 'pg'

const CONNECTIONS = 16
const INSERT = {
  name: 'plain-insert',
  text: `insert into tour_requests (id, name, email, phone, phone_e164, message, source, transaction_id, promise, updated_at)
    values ($1, 'Ann Tester', 'ann@example.com', '(303) 555-0142', $2, $3, 'tour', $4, 'We call you', now())`,
}
const MESSAGE =
  'My mother has had a fall and cannot manage the stairs any more. We would like to see a room soon.'

/** Baseline: one INSERT per commit into the same table. @returns {Promise<number>} rows a second */
export async function plainInserts(connectionString, seconds) {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  const began = performance.now()
  const until = began + seconds * 1_000
  let count = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        count += 1
        const values = [randomUUID(), `+1303${2_000_000 + count}`, MESSAGE, randomUUID()]
        await client.query({ ...INSERT, values })
      }
    }),
  )
  const perSecond = Math.round((count / (performance.now() - began)) * 1_000)
  await Promise.all(clients.map((client) => client.end()))
  return perSecond
}
