import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { say } from '../../scripts/steps/progress.mjs'
import { CHROMIUM_FLAGS, chromiumPath, openChromium } from '../chromium.mjs'
import { firstView } from '../first-view.mjs'
import { PAGES } from '../pages.mjs'

const RUNS = 3
const CATEGORIES = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 }

/** Lighthouse's mobile preset: a simulated slow phone and network. Medians of three runs. */
export default async function lighthouseScores({ instance, report }) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'error',
  })
  try {
    for (const [page, path] of Object.entries(PAGES)) {
      await (await fetch(instance + path)).arrayBuffer()
      const results = []
      for (let run = 1; run <= RUNS; run++) {
        say(`  ${page}, run ${run} of ${RUNS}`)
        results.push(await audit(instance + path, chrome.port))
      }
      reportPage(page, results, report)
    }
  } finally {
    await chrome.kill()
  }
  await reportLargestElements(instance, report)
}

/** Retries: a busy machine sometimes loses the start of a trace. */
async function audit(url, port, attemptsLeft = 2) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (lhr.runtimeError && attemptsLeft > 0) return audit(url, port, attemptsLeft - 1)
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  return lhr
}

function reportPage(page, results, report) {
  for (const [category, atLeast] of Object.entries(CATEGORIES)) {
    const runs = results.map((lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
    report({
      figure: `Lighthouse ${category}`,
      page,
      runs,
      unit: 'points',
      atLeast,
      note: failed(results, category),
    })
  }
  const values = (id) => results.map((lhr) => lhr.audits[id]?.numericValue ?? Infinity)
  const seconds = values('largest-contentful-paint').map((milliseconds) => milliseconds / 1_000)
  report({ figure: 'LCP', page, runs: seconds, unit: 's', atMost: 2.1 })
  report({ figure: 'CLS', page, runs: values('cumulative-layout-shift'), unit: '', atMost: 0.01 })
  report({ figure: 'TBT', page, runs: values('total-blocking-time'), unit: 'ms', atMost: 150 })
}

function failed(results, category) {
  if (category === 'performance') return undefined
  const found = new Map()
  for (const { categories, audits } of results) {
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const { score, details } = audits[id]
      if (weight > 0 && score !== null && score < 1) found.set(id, details?.items?.[0]?.node?.snippet ?? '')
    }
  }
  return found.size > 0 ? Object.fromEntries(found) : undefined
}

/** The LCP element must be in the HTML, and preloaded if it is a picture. */
async function reportLargestElements(instance, report) {
  const browser = await openChromium()
  try {
    for (const [page, path] of Object.entries(PAGES)) {
      const { largest, html, link } = await firstView(browser, instance + path)
      const ok = largest?.url
        ? isPreloaded(largest.url.replace(instance, ''), html, link)
        : isServerRendered(largest, html, link)
      const figure = 'largest element server-rendered and preloaded'
      report({ figure, page, runs: [ok ? 1 : 0], unit: '1 = yes', atLeast: 1, note: largest?.element })
    }
  } finally {
    await browser.close()
  }
}

function isPreloaded(picture, html, link) {
  const preloads = html.match(/<link rel="preload"[^>]*as="image"[^>]*>/g) ?? []
  return html.includes('<img') && [...preloads, link].some((preload) => preload.includes(picture))
}

/** Text is painted with the document; the layout preloads its fonts. */
function isServerRendered(largest, html, link) {
  const text = largest?.element
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 4)
  const written = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return (
    Boolean(text?.length) && written.includes(text.join(' ')) && /preload[^>,]*as="?font/.test(html + link)
  )
}
