import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { responseReader } from './load.mjs'

const PATH = '/api/tour-requests'
const CONNECTIONS = 16
const SILENCE_MS = 30_000

let number = 0

/** The slugs that requests name. @param {import('pg').Client} client on the scenario's database */
export async function readDemoSlugs(client) {
  const slugs = async (table) =>
    (await client.query(`select slug from ${table} order by slug`)).rows.map(({ slug }) => slug)
  return { communities: await slugs('communities'), landingPages: await slugs('landing_page_templates') }
}

/**
 * One family's request as our form sends it, from its own IP address. Every tenth family repeats its request;
 * every fifth came through a landing page.
 * @param {{ communities: string[], landingPages: string[] }} demo slugs
 */
function nextLead({ communities, landingPages }) {
  number += 1
  const family = number % 10 === 0 ? number - 5 : number
  const slug = landingPages[number % landingPages.length]
  const body = {
    name: `Ann Tester ${family}`,
    phone: `(303) ${String(2_000_000 + family).replace(/^(\d{3})/, '$1-')}`,
    email: `ann.${family}@example.com`,
    message:
      'My mother has had a fall and cannot manage the stairs any more. We would like to see a room soon.',
    communityId: communities[number % communities.length],
    preferredDate: '2026-12-01',
    transactionId: randomUUID(),
    landingPageUrl: number % 5 === 0 ? `/${slug}?gclid=Cj0KCQ${number}` : '/communities',
    gclid: `Cj0KCQ${number}`,
    utmSource: 'google',
    formLoadTime: 42_000,
  }
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return { body: JSON.stringify(body), transactionId: body.transactionId, address }
}

/**
 * Sends leads over 16 connections as fast as they are accepted, distributed over the given processes.
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number }>} milliseconds
 * @throws Error when one was not accepted
 */
export async function sendLeads(origins, demo, seconds) {
  const latencies = []
  const began = performance.now()
  const until = began + seconds * 1_000
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, at) =>
      sendUntil(new URL(PATH, origins[at % origins.length]), demo, until, latencies),
    ),
  )
  const perSecond = Math.round((latencies.length / (performance.now() - began)) * 1_000)
  return {
    perSecond,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  }
}

function sendUntil({ hostname, port, host }, demo, until, latencies) {
  return new Promise((resolve, reject) => {
    let asked = 0
    let isWhole = null
    const ask = () => {
      if (performance.now() >= until) return socket.end()
      const { body, address } = nextLead(demo)
      isWhole = null
      asked = performance.now()
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nreferer: http://${host}/communities\r\nuser-agent: bench\r\n\r\n${body}`,
      )
    }
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.on('connect', ask)
    socket.on('data', (part) => {
      try {
        isWhole ??= responseReader(part, 201)
        if (!isWhole(part)) return
        latencies.push(performance.now() - asked)
        ask()
      } catch (error) {
        socket.destroy(error)
      }
    })
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error(`${host} went silent`)))
    socket.on('error', reject)
    socket.on('close', () =>
      performance.now() < until ? reject(new Error(`${host} hung up on us`)) : resolve(),
    )
  })
}

/**
 * Sends leads at a fixed rate. @param {{ latencies?: number[] }} load gets the milliseconds until each answer
 * @returns {Promise<Map<string, number>>} transactionId → epoch ms when sent
 */
export async function offerLeads(origin, demo, { perSecond, seconds, latencies }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const began = Date.now()
  const sent = new Map()
  const answers = []
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    await sleep(Math.max(0, began + (turn * 1_000) / perSecond - Date.now()))
    const lead = nextLead(demo)
    sent.set(lead.transactionId, Date.now())
    const asked = performance.now()
    const answer = sendOne(new URL(PATH, origin), agent, lead)
    answers.push(answer.then(() => latencies?.push(performance.now() - asked)))
  }
  await Promise.all(answers)
  agent.destroy()
  return sent
}

function sendOne(url, agent, { body, address }) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', resolve)
      if (response.statusCode !== 201) reject(new Error(`A lead was answered ${response.statusCode}`))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

/** @param {number[]} values in any order */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
