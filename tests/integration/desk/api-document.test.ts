import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEY_SCOPES } from '@/lib/accounts/access/key-scopes'
import { describeApi } from '@/lib/desk/api/describe-api'
import { compile, writeClient } from '@/tests/support/api-client'

const READERS = [
  ['anybody', null],
  ...KEY_SCOPES.map((scope) => [scope, { role: 'editor', scopes: [scope] }] as const),
  ['an administrator', { role: 'admin' }],
] as const

/** The linter's own rules, except for what a test's address and calls that refuse nobody cannot keep. */
const RULES = { 'no-server-example.com': 'off', 'operation-4xx-response': 'off' } as const

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-api-client-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe.each(READERS)('the document for %s', (name, reader) => {
  test('passes a public linter without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: RULES })
    const source = JSON.stringify(await describeApi(reader as never))
    const found = await lintFromString({ source, absoluteRef: join(folder, 'openapi.json'), config })
    expect(
      found.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`),
    ).toEqual([])
  })

  test('has one operation of each id', async () => {
    const { paths } = await describeApi(reader as never)
    const ids = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    )
    expect(ids.filter((id, at) => !/^[a-z]\w+$/.test(String(id)) || ids.indexOf(id) !== at)).toEqual([])
  })

  test('generates a client that compiles', async () => {
    const own = join(folder, name.replace(/\W/g, '-'))
    await writeClient(own, await describeApi(reader as never))
    expect(() => compile(own)).not.toThrow()
  })
})
