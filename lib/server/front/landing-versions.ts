import 'server-only'
import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { keepCurrent } from '@/lib/platform/cache/newest-read'
import { isPageOpened } from '@/lib/server/front/visit-cookie'
import { type RunningTest, runningTests } from '@/lib/site/landing-pages/running-tests'
import { secondSlug, versionCookie, versionIn } from '@/lib/site/landing-pages/version'
import { isBot } from '@/lib/site/landing-pages/view-filter'

/**
 * The cache name and cookie for a visitor, and whether others may be shown another version; 'reload' when a
 * click requests data of a page under test.
 */
export type Shown = { name: string; cookie?: string; isTested?: boolean } | 'reload'
export type VersionFor = (request: IncomingMessage, name: string) => Shown

/** A version at random, then by cookie (decision 061). Bots and refusers see the first, in no test. */
export async function cacheLandingVersions(siteUrl: string): Promise<VersionFor> {
  const secure = siteUrl.startsWith('https://')
  let tests: ReadonlyMap<string, RunningTest> = new Map()

  await keepCurrent(
    ['landing_page_templates'],
    runningTests,
    (running) => {
      tests = new Map(running.map((test) => [`/${test.slug}`, test]))
    },
    'landing page tests could not be read; keeping the last known ones',
  )

  return (request, name) => {
    if (tests.size === 0) return { name }
    const address = name.slice(name.indexOf(' ') + 1)
    const test = tests.get(address)
    if (!test) return { name }
    if (address !== name) return 'reload'
    const { headers } = request
    if (!isPageOpened(request, address) || isBot(headers['user-agent'])) return { name, isTested: true }
    const seen = versionIn(headers.cookie ?? null, test.id)
    const version = seen?.version ?? (randomInt(2) === 0 ? 'a' : 'b')
    return {
      name: version === 'b' ? `/${secondSlug(test.slug)}` : name,
      isTested: true,
      ...(!seen && { cookie: versionCookie(test.id, version, { isCounted: false, secure }) }),
    }
  }
}
