import { execFileSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { say } from '../../scripts/steps/progress.mjs'
import { COMMUNITIES, fillLargeSite, LANDING_ADDRESSES } from '../large-site.mjs'

const CARE = ['senior-living', 'assisted-living', 'memory-care', 'independent-living']
/** URL of the n-th page by kind, up to 1,000; lists have fewer pages and wrap around. */
const NEW_PAGES = [
  ['community', (n) => `/communities/bench-house-${n}`],
  ['city landing', (n) => `/${CARE[n % CARE.length]}/bench-town-${n}-${1 + (n % 4)}`],
  ['community list', (n) => `/communities?page=${1 + (n % 41)}`],
  ['price table', (n) => `/pricing-and-availability?page=${1 + (n % 67)}`],
]
const SAMPLE = 10
const UNKNOWN_ADDRESSES = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** 1,000 communities and 20,000 landing URLs: uncached pages, the sitemap, unknown URLs. */
export default async function largeSite(context) {
  say(`  adding ${COMMUNITIES} communities`)
  await fillLargeSite(context.databaseUrl)
  // The product does not know of rows written directly.
  await context.restart()
  await neverRendered(context)
  await sitemap(context)
  await unknownAddresses(context)
}

/** Warms up with other pages of each kind: the page is new, not the server. */
async function neverRendered({ instance, report }) {
  for (let n = 1; n <= 3; n++) for (const [, path] of NEW_PAGES) await ask(instance + path(n))
  const numbers = Array.from({ length: SAMPLE }, (_, index) => 40 + index * 90)
  for (const [page, path] of NEW_PAGES) {
    const runs = []
    for (const n of numbers) {
      const { status, milliseconds } = await ask(instance + path(n))
      if (status !== 200) throw new Error(`${path(n)} answered ${status}`)
      runs.push(milliseconds)
    }
    report({ figure: 'first answer of a never-rendered page', page, runs, unit: 'ms', atMost: 150 })
  }
}

async function sitemap({ instance, report }) {
  const runs = []
  let addresses = 0
  for (let run = 0; run < 3; run++) {
    const started = performance.now()
    const { body } = await ask(`${instance}/sitemap.xml`)
    addresses = body.includes('<sitemapindex') ? 0 : count(body)
    for (const part of body.includes('<sitemapindex') ? locations(body) : []) {
      const answer = await ask(instance + new URL(part).pathname + new URL(part).search)
      addresses += count(answer.body)
    }
    runs.push(performance.now() - started)
  }
  const atLeast = COMMUNITIES + LANDING_ADDRESSES
  report({ figure: 'addresses in the sitemap', runs: [addresses], unit: 'addresses', atLeast })
  report({ figure: 'sitemap, index and every part', runs, unit: 'ms', atMost: 1_000 })
}

const locations = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location.replaceAll('&amp;', '&'))
const count = (xml) => locations(xml).length

/** Growth after the first thousand, which fill bounded caches. */
async function unknownAddresses({ instance, pid, report }) {
  const statuses = new Map()
  const askFor = async (from, to) => {
    for (let n = from; n < to; n += 8) {
      const paths = Array.from({ length: Math.min(8, to - n) }, (_, index) => unknown(n + index))
      for (const { status } of await Promise.all(paths.map((path) => ask(instance + path))))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (n % 1_000 < 8) say(`  ${n} unknown addresses, ${residentMegabytes(pid)} MB`)
    }
  }
  await askFor(0, 1_000)
  const before = residentMegabytes(pid)
  await askFor(1_000, 1_000 + UNKNOWN_ADDRESSES)
  const after = residentMegabytes(pid)
  const other = [...statuses].filter(([status]) => status !== 404)
  report({
    figure: 'unknown addresses not answered 404',
    runs: [other.length],
    unit: 'kinds',
    atMost: 0,
    note: other,
  })
  const note = { before, after }
  const figure = 'memory grown by 10,000 unknown addresses'
  report({ figure, runs: [after - before], unit: 'MB', atMost: 150, note })
}

function unknown(n) {
  return [
    `/nowhere-${n}`,
    `/communities/nowhere-${n}`,
    `/assisted-living/nowhere-${n}`,
    `/blog/nowhere-${n}`,
  ][n % 4]
}

/** @returns {Promise<{ status: number, body: string, milliseconds: number }>} until its last byte */
function ask(url) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const milliseconds = performance.now() - started
        resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString(), milliseconds })
      })
    }).on('error', reject)
  })
}

function residentMegabytes(pid) {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024)
}
