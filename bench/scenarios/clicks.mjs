import { openChromium } from '../chromium.mjs'
import { clickOn } from '../click.mjs'
import { fetchAsSent, load } from '../load.mjs'
import { PAGES } from '../pages.mjs'
import { openPhone } from '../phone.mjs'
import { headingAfterTap, untilReady, visit } from '../visit.mjs'
import { isInstalled, wrk } from '../wrk.mjs'

const ROUNDS = 3
const SECONDS = 5
/** Three seconds each; speed varies by a tenth even on an idle machine. */
const RENDER_ROUNDS = 5
const WARM_UP_SECONDS = 6
const CLICKED = '/communities'
/** Range requests bypass the page cache. */
const WITHOUT_CACHE = { range: 'bytes=0-', accept: 'text/html', 'accept-encoding': 'identity' }
const VISIT = ['/', '/communities', '/communities/evergrove-lodge', '/pricing-and-availability']
/** Measured in the second pass, when the pages are cached. */
const PAIRS = [...Object.values(PAGES), '/team', '/pricing-and-availability']

export default async function clicks({ instance, quietly, report }) {
  await reportAnswers({ instance, quietly, report })
  await reportRenders({ instance, quietly, report })
  const browser = await openChromium()
  try {
    await reportHeadings(browser, { instance, quietly, report })
    await reportVisits(browser, instance, report)
  } finally {
    await browser.close()
  }
}

async function reportAnswers({ instance, quietly, report }) {
  const { path, headers } = clickOn(CLICKED)
  const url = instance + path
  while (!(await fetchAsSent(url, headers)).headers.etag);
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await quietly(() => load(url, SECONDS, headers)))
  const page = CLICKED
  const of = (measure) => rounds.map(measure)
  report({
    figure: 'clicks from memory',
    page,
    unit: 'requests/s',
    runs: of(({ perSecond }) => perSecond),
    atLeast: 3_000,
  })
  report({ figure: 'p50 of clicks', page, unit: 'ms', runs: of(({ p50 }) => p50) })
  report({ figure: 'p99 of clicks', page, unit: 'ms', runs: of(({ p99 }) => p99) })
  if (!isInstalled('wrk')) return
  const { perSecond, p99 } = await quietly(() => wrk(url, SECONDS, headers))
  report({ figure: 'clicks from memory, wrk', page, unit: 'requests/s', runs: [perSecond], atLeast: 3_000 })
  report({ figure: 'p99 of clicks, wrk', page, unit: 'ms', runs: [p99] })
}

/** Five rounds over all pages, after a warm-up that lets the server compile its hot code. */
async function reportRenders({ instance, quietly, report }) {
  const pages = Object.entries(PAGES).map(([page, path]) => ({ page, url: instance + path, runs: [] }))
  for (const { url } of pages) await load(url, WARM_UP_SECONDS, WITHOUT_CACHE)
  for (let round = 0; round < RENDER_ROUNDS; round += 1)
    for (const { url, runs } of pages) runs.push((await quietly(() => load(url, 3, WITHOUT_CACHE))).perSecond)
  for (const { page, runs } of pages)
    report({ figure: 'pages rendered without the page cache', page, unit: 'pages/s', runs, atLeast: 150 })
}

async function reportHeadings(browser, { instance, quietly, report }) {
  const { page, close } = await openPhone(browser)
  try {
    await page.goto(`${instance}/team`)
    const around = async () => {
      const waits = []
      for (const path of PAIRS) {
        await untilReady(page)
        waits.push(await headingAfterTap(page, path))
      }
      return waits
    }
    await around()
    const runs = await quietly(around)
    report({
      figure: 'heading after a tap',
      page: `${PAIRS.length} pages`,
      unit: 'ms',
      runs,
      atMost: 80,
    })
  } finally {
    await close()
  }
}

async function reportVisits(browser, instance, report) {
  const visits = []
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, instance, VISIT))
  const page = `visit of ${VISIT.length} pages`
  const sum = (waits) => waits.reduce((total, wait) => total + wait, 0)
  const of = (measure) => visits.map(measure)
  report({ figure: 'bytes, as sent', page, unit: 'KB', runs: of(({ bytes }) => bytes / 1_000) })
  report({
    figure: 'time until its heading, first page',
    page,
    unit: 'ms',
    runs: of(({ waits }) => waits[0]),
  })
  report({
    figure: 'time until their headings, three clicks',
    page,
    unit: 'ms',
    runs: of(({ waits }) => sum(waits.slice(1))),
  })
}
