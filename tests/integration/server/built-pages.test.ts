import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageCacheKey } from '@/lib/site/seo/cached-pages'
import { clickTo } from '@/tests/support/click'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'
import { PUBLIC_ROUTES } from '@/tests/support/public-routes'
import { until } from '@/tests/support/until'

// Checks our changes to Next's and React's output against a build, because a failed change would only show
// as slower pages (docs/upgrading-next.md).

let database: Awaited<ReturnType<typeof createDatabase>>
let first: Instance
let second: Instance

/**
 * Prints each AsyncLocalStorage that Node carries from task to task. Node 24 carries a single list instead.
 */
const COUNTS_STORAGES = `import hooks from 'node:async_hooks'
  const { prototype } = hooks.AsyncLocalStorage
  const enable = prototype._enable
  if (enable) prototype._enable = function () {
    if (!this.enabled) console.log('one more storage')
    return enable.call(this)
  }`

beforeAll(async () => {
  database = await createDatabase('seeded')
  const env = { DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data' }
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(COUNTS_STORAGES)}`
  first = await startInstance('web', { databaseUrl: database.url, env: { ...env, NODE_OPTIONS } })
  second = await startInstance('web', { databaseUrl: database.url, env })
})

afterAll(async () => {
  await first.stop()
  await second.stop()
  await database.drop()
})

/** Next's own output: a request for a part of a page bypasses the cache. */
const fresh = async (path: string) =>
  (await fetch(first.url + path, { headers: { range: 'bytes=0-', accept: 'text/html' } })).text()

const fromMemory = (instance: Instance, path: string, headers: Record<string, string> = {}) =>
  until(`${path} is answered from memory`, async () => {
    const answer = await fetch(instance.url + path, { headers })
    const body = await answer.text()
    return answer.headers.has('etag') && body
  })

const COMMUNITY = '/communities/evergrove-lodge'
const PUSH = /<script>self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs
const NO_VALUE = /\\":\\"\$undefined\\"/
const CONTENT = /\\"content\\":\\"([\w-]{8})\\"/g

test('Next writes what the page cache looks for', async () => {
  const html = await fresh(COMMUNITY)
  expect(html).toMatch(/<script src="\/_next\/static\/[^"]+\.js" async=""><\/script>/)
  expect(html.match(PUSH)?.length).toBeGreaterThan(0)
  expect(html).toMatch(/\\"content\\":\\"[\w-]{8}\\",\\"html\\":/)
  expect(html).toMatch(NO_VALUE)
})

test('what is static reaches Next in ASCII, and the page says the same', async () => {
  const html = await fresh(COMMUNITY)
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/[^\0-\x7f]/)
  expect(html).toContain('&#8217;')
  expect(html).not.toContain('&#38;#8217;')
})

test('a page from memory says each thing once, in one order, and its scripts last', async () => {
  const [before, html] = [await fresh(COMMUNITY), await fromMemory(first, COMMUNITY)]
  expect(html).not.toMatch(/<script src="[^"]+" async/)
  expect(html).toMatch(/\(\["\/_next\/static\/[^\]]+\.js"\]\)<\/script><\/head>/)
  expect(html.match(PUSH)).toHaveLength(1)
  expect(html).not.toContain(String.raw`\"html\":`)
  expect(html).not.toMatch(NO_VALUE)
  expect(html.length).toBeLessThan(before.length * 0.75)
  const names = [...html.matchAll(CONTENT)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(html).toContain(`data-static="${name}"`)
  expect(/<body.*?<script/s.exec(html)?.[0]).toBe(/<body.*?<script/s.exec(before)?.[0])
})

test('what a page needs first is named at its top, also when it was made before', async () => {
  for (let render = 0; render < 3; render += 1)
    expect(/<head>.*?<\/head>/s.exec(await fresh(COMMUNITY))?.[0]).toMatch(
      /<link rel="preload" as="image" [^>]*fetchPriority="high"/,
    )
})

test('each page and its data are the same bytes on every instance, whichever was made first', async () => {
  const paths = PUBLIC_ROUTES.filter((path) => pageCacheKey(path) === path)
  const asked = paths.flatMap((path) => [{ path, headers: {} }, clickTo(path)])
  const here = new Map<string, string>()
  for (const { path, headers } of asked) {
    const answer = await fetch(first.url + path, { headers })
    if (answer.status === 200) here.set(path, await answer.text())
  }
  const different: string[] = []
  for (const { path, headers } of asked.toReversed()) {
    const [one, other] = [here.get(path), await (await fetch(second.url + path, { headers })).text()]
    if (one !== undefined && one !== other) different.push(`${path}: ${differenceOf(one, other)}`)
  }
  expect(here.size).toBeGreaterThan(80)
  expect(different).toEqual([])
})

/** The first difference of two texts, for the failure message. */
function differenceOf(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  return [one, other].map((text) => text.slice(Math.max(at - 60, 0), at + 60)).join(' / ')
}

test('the scripts that start every page carry the compile hint, compressed as well', async () => {
  const manifest = JSON.parse(await readFile('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[]
  }
  expect(manifest.rootMainFiles.length).toBeGreaterThan(0)
  const html = await fresh('/')
  for (const file of manifest.rootMainFiles) {
    expect(html).toContain(`/_next/${file}`)
    const script = await readFile(join('.next', file), 'utf8')
    expect(script.startsWith('//# allFunctionsCalledOnLoad\n'), file).toBe(true)
    expect(existsSync(join('.next', `${file}.br`)), file).toBe(true)
    const sent = await fetch(`${first.url}/_next/${file}`, { headers: { 'accept-encoding': 'br' } })
    expect(await sent.text()).toBe(script)
  }
})

test('all storages of Next, React and ours are one of Node', async () => {
  await fresh(COMMUNITY)
  await fromMemory(first, COMMUNITY)
  const carried = '_enable' in AsyncLocalStorage.prototype ? 1 : 0
  expect(first.output().split('one more storage')).toHaveLength(1 + carried)
})
