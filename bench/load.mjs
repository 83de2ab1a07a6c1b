import { fork } from 'node:child_process'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from '../scripts/root.mjs'
import { track } from '../scripts/steps/lifecycle.mjs'

const CONNECTIONS = 16
const SILENCE_MS = 30_000
const GZIP = { 'accept-encoding': 'gzip' }
const HEAD_ENDS = '\r\n\r\n'
const CHUNKS_END = Buffer.from('0\r\n\r\n')

/**
 * Requests one URL over 16 connections as fast as possible. Uses raw sockets: a client that parses HTTP
 * (autocannon) took more CPU than the server (4,000/s, where wrk and this see 20,000 from a bare server).
 * @param {Record<string, string>} [headers] additional request headers
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} p50 and p99 in milliseconds
 * @throws Error when a response was not a page
 */
export async function load(url, seconds, headers = {}) {
  const latencies = []
  const began = performance.now()
  const until = began + seconds * 1_000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => requestUntil(new URL(url), headers, until, latencies)),
  )
  const perSecond = Math.round((latencies.length / (performance.now() - began)) * 1_000)
  latencies.sort((a, b) => a - b)
  const at = (share) => latencies[Math.floor(latencies.length * share)]
  return { perSecond, p50: at(0.5), p99: at(0.99) }
}

function requestUntil({ hostname, port, host, pathname, search }, headers, until, latencies) {
  const lines = Object.entries({ host, ...GZIP, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const question = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_ENDS}`
  return new Promise((resolve, reject) => {
    let asked = 0
    let isWhole = () => false
    let inAnswer = false
    const ask = () => {
      if (performance.now() >= until) return socket.end()
      inAnswer = false
      asked = performance.now()
      socket.write(question)
    }
    const read = (length, buffer) => {
      const part = buffer.subarray(0, length)
      if (!inAnswer) {
        isWhole = responseReader(part)
        inAnswer = true
      }
      if (!isWhole(part)) return
      latencies.push(performance.now() - asked)
      ask()
    }
    const callback = (length, buffer) => {
      try {
        read(length, buffer)
      } catch (error) {
        socket.destroy(error)
      }
      return true
    }
    const onread = { buffer: Buffer.alloc(65_536), callback }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
    socket.on('connect', ask)
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error(`${host} went silent`)))
    socket.on('error', reject)
    socket.on('close', () =>
      performance.now() < until ? reject(new Error(`${host} hung up on us`)) : resolve(),
    )
  })
}

/**
 * Returns a function that is true once the last chunk of a response arrived. @throws Error for another status
 */
export function responseReader(first, status = 200) {
  const headLength = first.indexOf(HEAD_ENDS)
  const head = first.latin1Slice(0, headLength)
  if (headLength < 0 || !head.startsWith(`HTTP/1.1 ${status} `))
    throw new Error(`Not ${status}: ${head.slice(0, 80)}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) return endOfChunks()
  let missing = headLength + HEAD_ENDS.length + Number(length)
  return (part) => {
    missing -= part.length
    return missing <= 0
  }
}

function endOfChunks() {
  let tail = Buffer.alloc(0)
  return (part) => {
    const end = part.subarray(-CHUNKS_END.length)
    tail = end.length < CHUNKS_END.length ? Buffer.concat([tail, end]).subarray(-CHUNKS_END.length) : end
    return tail.equals(CHUNKS_END)
  }
}

/** One gzip response. @returns {Promise<{ headers: Record<string, string>, body: Buffer }>} */
export function fetchAsSent(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...GZIP, ...headers }, agent: false }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}

/** A bare Node server with this response. @returns {Promise<{ origin: string, stop: () => void }>} */
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
