import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'
import { blocksOf, obey } from '@/tests/support/written-steps'

const ROOT = resolve(import.meta.dirname, '..', '..', '..')
/** Not part of what a developer writes in, or far too much to copy. */
const LEFT_OUT =
  /^(node_modules|\.git|\.next|\.build|\.data|\.claude|test-results|playwright-report|public|docs\/screenshots)(\/|$)/
const folder = mkdtempSync(join(tmpdir(), 'porchlight-added-entity-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('docs/adding-an-entity.md holds word for word: model, migration, declaration, lint, types, record', async () => {
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(ROOT.length + 1)),
  })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const settings = {
    DATABASE_URL: env().DATABASE_URL,
    NEXTAUTH_SECRET: TEST_ENVIRONMENT.NEXTAUTH_SECRET,
    ADDED_ENTITY_DATABASE_URL: env().DATABASE_URL,
  }

  const blocks = blocksOf(readFileSync(join(ROOT, 'docs/adding-an-entity.md'), 'utf8'))
  expect(blocks.length).toBeGreaterThan(10)
  for (const block of blocks) await obey(block, folder, settings)

  cpSync(join(ROOT, 'tests/support/added-entity-api.ts'), join(folder, 'tests/unit/added-entity-api.test.ts'))
  const run = {
    how: 'sh',
    file: '',
    text: 'npx vitest run --project=unit tests/unit/added-entity-api.test.ts',
  }
  await obey(run, folder, settings)
}, 400_000)
