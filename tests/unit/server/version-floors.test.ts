import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; integrity?: string; resolved?: string; optional?: boolean }>
}

/** Versions below these have a published vulnerability. */
const FLOORS: Record<string, string> = {
  next: '16.3.3',
  'next-auth': '4.24.15',
  nodemailer: '9.0.1',
  'sanitize-html': '2.17.5',
  sharp: '0.35.4',
}

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0 && !version.includes('-')

test.each(Object.entries(FLOORS))('T89: every copy of %s is %s or newer', (name, floor) => {
  const copies = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
  expect(copies.length).toBeGreaterThan(0)
  for (const [path, { version = '' }] of copies)
    expect(isAtLeast(version, floor), `${path} ${version}`).toBe(true)
})

test('T89: every package comes from the registry, with the digest it must have', () => {
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(500)
  for (const [path, { integrity, resolved, optional }] of installed) {
    expect(resolved, path).toBeUndefined()
    // npm has no integrity for platform packages that the machine writing the lockfile could not install.
    if (!optional) expect(integrity, path).toMatch(/^sha512-/)
  }
})

test('versions are compared by their numbers', () => {
  expect([isAtLeast('16.10.0', '16.3.3'), isAtLeast('16.3.2', '16.3.3')]).toEqual([true, false])
  expect(isAtLeast('17.0.0-canary.1', '16.3.3')).toBe(false)
})

test('T89: what is shipped is listed by version and digest', () => {
  const said = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { components } = JSON.parse(said) as { components: { purl: string; hashes?: { alg: string }[] }[] }
  const next = components.find(
    ({ purl }) => purl === `pkg:npm/next@${packages['node_modules/next']?.version}`,
  )
  expect(next?.hashes?.map(({ alg }) => alg)).toEqual(['SHA-512'])
  expect(components.some(({ purl }) => purl.startsWith('pkg:npm/vitest@'))).toBe(false)
}, 60_000)
