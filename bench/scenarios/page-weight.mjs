import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openChromium } from '../chromium.mjs'
import { firstView } from '../first-view.mjs'
import { ownScriptBytes } from '../own-script.mjs'
import { PAGES } from '../pages.mjs'

const KB = 1_000
/** HTML limit: a community has three times the text of other pages. */
const HTML_KB = { community: 15 }
const MAX_WAIT_MS = 10_000
const MODERN = new Set(['image/avif', 'image/webp', 'image/svg+xml'])

export default async function pageWeight({ instance, report }) {
  const browser = await openChromium()
  try {
    for (const [page, path] of Object.entries(PAGES)) {
      await untilSmallest(instance + path)
      const { loaded } = await firstView(browser, instance + path)
      await reportWeights({ page, loaded, instance, report })
    }
  } finally {
    await browser.close()
  }
}

/** Waits for the page's best compression (lib/server/front/stored-page.ts), which all later visitors get. */
async function untilSmallest(url) {
  const first = await bytesAs('br', url)
  const end = Date.now() + MAX_WAIT_MS
  while ((await bytesAs('br', url)) === first && Date.now() < end) await sleep(50)
}

async function reportWeights({ page, loaded, instance, report }) {
  const local = loaded.filter(({ url }) => url.startsWith(`${instance}/`))
  const scripts = local.filter(({ type }) => type === 'Script')
  const pictures = local.filter(({ mime }) => mime.startsWith('image/'))
  const rest = local.filter(({ mime }) => !mime.startsWith('image/'))
  const gzipped = await Promise.all(scripts.map(({ url }) => bytesAs('gzip', url)))
  const size = (files) => [files.reduce((sum, { bytes }) => sum + bytes, 0) / KB]
  const of = (type) => local.filter((file) => file.type === type)
  const paths = (files) => files.map(({ url, bytes }) => `${url.replace(instance, '')} ${bytes}`)

  const javascript = [gzipped.reduce((sum, bytes) => sum + bytes, 0) / KB]
  report({ figure: 'JavaScript, gzip', page, runs: javascript, unit: 'KB', atMost: 155 })
  const texts = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()))
  const own = [ownScriptBytes(texts) / KB]
  report({ figure: 'JavaScript of our own, gzip', page, runs: own, unit: 'KB', atMost: 15 })
  report({
    figure: 'HTML, as sent',
    page,
    runs: size(of('Document')),
    unit: 'KB',
    atMost: HTML_KB[page] ?? 13,
  })
  report({ figure: 'stylesheets, as sent', page, runs: size(of('Stylesheet')), unit: 'KB' })
  report({ figure: 'fonts, as sent', page, runs: size(of('Font')), unit: 'KB' })
  report({ figure: 'everything but pictures, as sent', page, runs: size(rest), unit: 'KB', atMost: 190 })
  report({ figure: 'pictures', page, runs: size(pictures), unit: 'KB', atMost: 200, note: paths(pictures) })

  const outdated = pictures.filter(({ mime }) => !MODERN.has(mime))
  const encodedOnDemand = local.filter(({ url }) => url.includes('/_next/image'))
  const foreign = loaded.filter(({ url }) => !url.startsWith(`${instance}/`))
  for (const [figure, files] of Object.entries({
    'pictures neither AVIF nor WebP nor SVG': outdated,
    'requests to /_next/image': encodedOnDemand,
    'requests to third parties': foreign,
  }))
    report({ figure, page, runs: [files.length], unit: 'requests', atMost: 0, note: paths(files) })
}

/** Body size with only this encoding accepted. Browsers get Brotli, which is smaller than gzip. */
function bytesAs(encoding, url) {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
      answer.on('error', reject)
    })
    asking.on('error', reject).end()
  })
}
