import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readDemoSlugs, sendLeads } from '../lead-load.mjs'

const SETTLE_MS = 20_000
const MINUTES = Number(process.env.BENCH_MINUTES || 10)
const READERS = 8
const PAGES = ['/', '/communities', '/pricing-and-availability', '/team', '/blog', '/about-us']

/** Resident memory of the one process (front, pages and worker) after its start and after mixed load. */
export default async function memory({ instance, pid, databaseUrl, report }) {
  await sleep(SETTLE_MS)
  const note = 'front, pages and worker in one process; PostgreSQL is not counted'
  report({ figure: 'memory after start', runs: [residentMegabytes(pid)], unit: 'MB', note })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const demo = await readDemoSlugs(client)
  await client.end()
  const until = Date.now() + MINUTES * 60_000
  const peaks = []
  const readers = Array.from({ length: READERS }, (_, at) => read(instance, at, until))
  while (Date.now() < until) {
    await sendLeads([instance], demo, 1)
    peaks.push(residentMegabytes(pid))
    await sleep(9_000)
  }
  await Promise.all(readers)
  const load = { minutes: MINUTES, readers: READERS, peak: Math.max(...peaks) }
  report({ figure: 'memory after mixed load', runs: [residentMegabytes(pid)], unit: 'MB', note: load })
}

/** Every other visit has a query of its own. */
async function read(instance, at, until) {
  for (let visit = 0; Date.now() < until; visit += 1) {
    const path = PAGES[(at + visit) % PAGES.length]
    const answer = await fetch(`${instance}${path}${visit % 2 === 0 ? '' : `?q=${at}-${visit}`}`)
    await answer.arrayBuffer()
    await sleep(50)
  }
}

function residentMegabytes(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024)
}
