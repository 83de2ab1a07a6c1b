import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { type Instance, startInstance } from '@/tests/support/instance'

// Checks docs/upgrading-next.md, our changes to Next's output, in a real build. For upgrades of Next.

let server: Instance

beforeAll(async () => {
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
})
afterAll(() => server.stop())

async function open(path: string) {
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  )
  const policy = answer.headers.get('content-security-policy') ?? ''
  return {
    answer,
    html,
    inline: scripts.filter(({ attributes, text }) => text && !attributes.includes('ld+json')),
    hashes: policy.match(/'sha256-[^']+'/g) ?? [],
  }
}

test.each(['/about-us', '/search?q=care', '/login', '/no-such-page'])(
  'every inline script of %s has a known form, and its policy names each',
  async (path) => {
    const { inline, hashes } = await open(path)
    expect(inline.length).toBeGreaterThan(2)
    expect(hashes).toHaveLength(new Set(inline.map(({ text }) => text)).size)
  },
)

test('the chunks every page starts with carry the compile hint', () => {
  const { rootMainFiles } = JSON.parse(readFileSync(join('.next', 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  expect(rootMainFiles.length).toBeGreaterThan(2)
  for (const file of rootMainFiles)
    expect(readFileSync(join('.next', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad'), file).toBe(
      true,
    )
})

test.each([
  '/no-such-page',
  '/a/b',
  '/a/b/c',
  '/properties/x',
  '/share/x',
  '/communities/nowhere',
  // Below reserved words, where the pattern of city pages would match.
  '/brand/x',
  '/floor-plans/x',
  '/favicon.ico/x',
])('%s has no page and renders the whole not-found page with its status', async (path) => {
  const { answer, html } = await open(path)
  expect(answer.status).toBe(404)
  expect(html).toMatch(/<h1[^>]*>We cannot find/)
  expect(html.trimEnd().endsWith('</html>')).toBe(true)
})
