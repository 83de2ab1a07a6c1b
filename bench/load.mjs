import { fork } from 'node:child_process'
import { get } from 'node:http'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { root } from '../scripts/root.mjs'
import { track } from '../scripts/steps/lifecycle.mjs'

const CONNECTIONS = 16
const GZIP = { 'accept-encoding': 'gzip' }

/**
 * Asks for one address over sixteen connections, as fast as it is answered, for so many seconds.
 * @returns {Promise<{ perSecond: number, p99: number }>} p99 in milliseconds
 * @throws Error when an answer was no page
 */
export async function load(url, seconds) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: GZIP })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests of ${url} failed`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

/** One answer as it was sent. @returns {Promise<{ headers: Record<string, string>, body: Buffer }>} */
export function answerAsSent(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: GZIP, agent: false }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

/** A bare Node server that sends exactly this answer. @returns {Promise<{ origin: string, stop: () => void }>} */
export async function startBareServer({ headers, body }) {
  const child = fork(join(root, 'bench', 'bare-server.mjs'))
  track(child)
  const { connection: _, date: __, 'keep-alive': ___, ...own } = headers
  child.send({ headers: own, body: body.toString('base64') })
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`The bare server ended with code ${code}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}
