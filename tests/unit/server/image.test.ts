import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isUnneededFile, isUnneededPackage } from '@/scripts/image/unneeded.mjs'
import { serverFlags } from '@/scripts/steps/server-flags.mjs'
import { importsOf, sourceFiles } from '@/tests/support/source-files'

const RUNS_IN_IMAGE =
  /^scripts\/(?:steps\/|image\/|(?:migrate|prisma[\w-]*|backup|restore|replay-journal|clear-second-factor|bundle)\.mjs)/

const read = (file: string) => readFileSync(file, 'utf8')

test('T171: compose hands over all of .env, sets only what a container needs, and has no password of its own', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/env_file:\n\s+- path: \.env\n\s+required: false/)
  const block = /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(compose)?.[1] ?? ''
  const set = [...block.matchAll(/^ {4}(\w+): (.*)$/gm)]
  expect(set.length).toBeGreaterThan(5)
  const inside = ['PGPASSWORD_FILE', 'NEXTAUTH_SECRET_FILE', 'NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']
  for (const [, name = '', value = ''] of set)
    if (!inside.includes(name)) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-`))
  expect(compose).not.toMatch(/PASSWORD: |:\/\/\w+:\w+@|\?Set /)
})

test('T171: the image has a read-only root, flags from one place, and images that can be named by digest', () => {
  expect(read('compose.yaml')).toContain('read_only: true')
  const dockerfile = read('Dockerfile')
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/^\$\{NODE_IMAGE\}$/)
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile + read('scripts/container.sh')).not.toContain('--max-')
})

test('T171: what the image leaves out is imported by nothing that runs in it', () => {
  const runs = sourceFiles('lib', 'server.ts', 'prisma/seed', 'scripts').filter(
    ({ path }) => !path.startsWith('scripts/') || RUNS_IN_IMAGE.test(path),
  )
  const lost = runs.flatMap((file) =>
    importsOf(file)
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter(isUnneededPackage)
      .map((name) => `${file.path}: ${name}`),
  )
  expect(runs.length).toBeGreaterThan(500)
  expect(lost).toEqual([])
})

test.each([
  ['index.d.ts', true],
  ['index.js.map', true],
  ['README.md', true],
  ['LICENSE.md', false],
  ['index.js', false],
  ['query_compiler_fast_bg.sqlite.wasm-base64.mjs', true],
  ['query_compiler_fast_bg.postgresql.wasm-base64.mjs', false],
])('%s is left out: %s', (name, isLeftOut) => {
  expect(isUnneededFile(name)).toBe(isLeftOut)
})

test('T172: a worker and a small machine get a small young generation, a larger one the fast one', () => {
  expect(serverFlags('web', 8_000)).toEqual(['--max-semi-space-size=32'])
  expect(serverFlags('web', 1_000)).toEqual(['--max-semi-space-size=8'])
  expect(serverFlags('worker', 8_000)).toEqual(['--max-semi-space-size=4'])
})
