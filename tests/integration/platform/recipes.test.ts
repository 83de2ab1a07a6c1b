import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'
import { applyBlock, type Block, blocksOf } from '@/tests/support/written-steps'

const ROOT = resolve(import.meta.dirname, '..', '..', '..')
/** Too large to copy, or not written by a developer. */
const LEFT_OUT =
  /^(node_modules|\.git|\.next|\.build|\.data|\.claude|test-results|playwright-report|public|docs\/screenshots)(\/|$)/
const RECIPES = readdirSync(join(ROOT, 'docs/recipes')).toSorted()
/** Tests in tests/support of what the recipes add. */
const ADDED = ['added-entity-api', 'added-lead-source']
const DIFF = 'migrate diff --from-migrations prisma/migrations --to-schema prisma/schema --exit-code'
let folder: string

// A retry starts from a copy of its own.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-recipes-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Returns the commands of all recipes, each kind once. The linter checks only the files of the recipes, and
 * the type check generates the client.
 */
function commandsOf(blocks: Block[]): string[] {
  const lines = blocks.filter(({ how }) => how === 'sh').flatMap(({ text }) => text.trim().split('\n'))
  const isKnown =
    /^(npm run (lint|typecheck|prisma -- (format|generate|migrate dev --name \w+))|npm test -- unit|node) ?/
  expect(lines.filter((line) => !isKnown.test(line))).toEqual([])
  const tests = lines
    .filter((line) => line.startsWith('npm test'))
    .flatMap((line) => line.split(' ').slice(4))
  const edited = blocks.map(({ file }) => file).filter((file) => /\.(tsx?|json)$/.test(file))
  return [
    'npm run prisma -- format',
    'npm run prisma -- migrate dev --name recipes',
    `npm run prisma -- ${DIFF}`,
    `npx biome check ${[...new Set(edited)].join(' ')}`,
    'npm run typecheck',
    ...lines.filter((line) => line.startsWith('node ')),
    `npx vitest run --project=unit ${[...new Set(tests)].join(' ')}`,
    // Each in a process of its own: they need the database, which unit tests do not have.
    ...ADDED.map((name) => `npx vitest run --project=unit tests/unit/${name}.test.ts`),
  ]
}

test('docs/recipes hold word for word: migration, lint, types, scripts and the unit tests they name', async () => {
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(ROOT.length + 1)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const settings = {
    DATABASE_URL: env().DATABASE_URL,
    NEXTAUTH_SECRET: TEST_ENVIRONMENT.NEXTAUTH_SECRET,
    RECIPES_DATABASE_URL: env().DATABASE_URL,
  }

  const blocks = RECIPES.flatMap((name) => blocksOf(readFileSync(join(ROOT, 'docs/recipes', name), 'utf8')))
  expect(blocks.length).toBeGreaterThan(30)
  for (const block of blocks) if (block.how !== 'sh') await applyBlock(block, folder, settings)
  for (const name of ADDED)
    cpSync(join(ROOT, `tests/support/${name}.ts`), join(folder, `tests/unit/${name}.test.ts`))
  for (const text of commandsOf(blocks)) await applyBlock({ how: 'sh', file: '', text }, folder, settings)
}, 400_000)
