import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { platform } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { root } from '../../scripts/root.mjs'
import { track } from '../../scripts/steps/lifecycle.mjs'

const ATTACKS = ['pipelined', 'searches', 'idle']
const PROBES = 8
const LEADS = 200

/** Home page and tour request response times while one client overloads the server. */
export default async function overload({ instance, databaseUrl, report }) {
  await ask(instance, '/')
  await sleep(500)
  for (const kind of ATTACKS) {
    const attacker = fork(join(root, 'bench', 'attacker.mjs'), [kind, instance])
    track(attacker)
    const over = new Promise((resolve) => attacker.once('exit', resolve))
    await new Promise((resolve) => attacker.once('message', resolve))
    const home = []
    const leads = []
    for (let probe = 0; probe < PROBES; probe += 1) {
      home.push((await ask(instance, '/')).ms)
      leads.push((await ask(instance, '/api/tour-requests', lead(probe))).ms)
      await sleep(200)
    }
    if (attacker.connected) attacker.disconnect()
    await over
    reportWorst(report, kind, home, leads)
    await sleep(1_000)
  }
  await manyLeads({ instance, databaseUrl, report })
}

async function manyLeads({ instance, databaseUrl, report }) {
  const before = await stored(databaseUrl)
  const attacker = fork(join(root, 'bench', 'attacker.mjs'), ['searches', instance])
  track(attacker)
  const over = new Promise((resolve) => attacker.once('exit', resolve))
  await new Promise((resolve) => attacker.once('message', resolve))
  // A separate process, because this one is busy with two hundred requests.
  const reader = fork(join(root, 'bench', 'reader.mjs'), [instance])
  track(reader)
  await new Promise((resolve) => reader.once('message', resolve))
  const read = new Promise((resolve) => reader.once('message', resolve))
  reader.send('begin')
  const sent = await Promise.all(
    Array.from({ length: LEADS }, (_, index) => ask(instance, '/api/tour-requests', lead(index))),
  )
  reader.send('end')
  const home = await read
  if (attacker.connected) attacker.disconnect()
  await over
  const accepted = sent.filter(({ status }) => status === 201).length
  const kept = (await stored(databaseUrl)) - before
  const note = `${LEADS} at once: ${accepted} accepted, ${kept} stored`
  report({ figure: 'leads stored but not accepted', runs: [kept - accepted], unit: 'leads', atMost: 0, note })
  report({ figure: 'leads at once, not accepted', runs: [LEADS - accepted], unit: 'leads', atMost: 0, note })
  reportWorst(
    report,
    '200 leads',
    home,
    sent.map(({ ms }) => ms),
  )
}

function reportWorst(report, kind, home, leads) {
  const worst = (values) => [Math.max(...values)]
  report({
    figure: `home page under ${kind}, worst`,
    page: '/',
    runs: worst(home),
    unit: 'ms',
    atMost: 1_000,
  })
  report({ figure: `lead under ${kind}, worst`, runs: worst(leads), unit: 'ms', atMost: 3_000 })
}

function lead(index) {
  const localAddress =
    platform === 'linux' ? `127.1.${1 + Math.floor(Math.random() * 250)}.${1 + (index % 250)}` : undefined
  const phone = `303-555-${String(100 + (index % 100)).padStart(4, '0')}`
  const body = JSON.stringify({
    transactionId: randomUUID(),
    name: `Ruth Alder ${index}`,
    phone,
    formLoadTime: 60_000,
  })
  return { localAddress, body }
}

/** @returns the status, and the milliseconds until the response was complete */
export function ask(instance, path, { localAddress, body } = {}) {
  const { hostname, port } = new URL(instance)
  const began = performance.now()
  const headers = body
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    : { accept: 'text/html' }
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method: body ? 'POST' : 'GET', headers, localAddress, agent: false },
      (answer) => {
        answer
          .resume()
          .on('end', () => resolve({ status: answer.statusCode, ms: Math.round(performance.now() - began) }))
      },
    )
    asked.setTimeout(60_000, () => asked.destroy(new Error(`${path} was not answered within a minute`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

async function stored(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from tour_requests')
  await client.end()
  return rows[0].count
}
