import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CodeSample, samplesOf } from '@/lib/desk/api/code-samples'
import { guideCalls } from '@/lib/desk/api/guide-calls'
import { WEBHOOK_SAMPLES } from '@/lib/desk/api/webhook-samples'
import { PARTNER_MESSAGE } from '@/lib/desk/api/webhooks'
import { newWebhookSecret, signedHeaders } from '@/lib/desk/webhooks/webhook-signature'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { startApi } from '@/tests/support/api-handlers'
import { givenKey } from '@/tests/support/api-keys'
import { until } from '@/tests/support/until'

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => {},
}))

const ROOT = resolve(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

const PROGRAMS: Record<string, string> = {
  curl: 'sh',
  JavaScript: process.execPath,
  TypeScript: process.execPath,
  Python: 'python3',
}

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
})()

/** The test of a sample is named as skipped where its language is not installed. */
const testOf = (language: string) => test.skipIf(language === 'Python' && !hasPython)

const titleOf = (language: string) =>
  language === 'Python' && !hasPython ? 'Python: python3 is not installed here' : language

let api: Awaited<ReturnType<typeof startApi>>
let folder: string
let key: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-samples-'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  api = await startApi()
  env().SITE_URL = api.origin
  key = (await givenKey(['leads:write', 'leads:read', 'content:read', 'content:drafts'])).key
  await db.community.create({ data: { slug: 'winter-garden', name: 'Winter Garden' } })
})

afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

/** Saves a sample under its name and runs it. TypeScript is compiled first, as tools do. */
async function output({ language, file, code }: CodeSample): Promise<string> {
  const path = join(folder, file)
  writeFileSync(path, code)
  let started = path
  if (language === 'TypeScript') {
    assertCompiles(file)
    started = join(folder, 'compiled.mjs')
    writeFileSync(started, (await transform(code, { loader: 'ts' })).code)
  }
  const { stdout } = await run(PROGRAMS[language] ?? '', [started], {
    env: { ...process.env, API_KEY: key, DRAFT_ID: randomUUID() },
  })
  return stdout
}

function assertCompiles(file: string): void {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  const flags = '--strict --noEmit --module nodenext --target es2022 --types node --skipLibCheck'
  execFileSync(process.execPath, [tsc, ...flags.split(' '), join(folder, file)], { cwd: folder })
}

describe.each([
  ['sendLead', /statusUrl/],
  ['readEvents', /hasMore/],
  ['readContent', /winter-garden/],
  ['saveDraft', /draftUpdatedAt/],
] as const)('the sample of %s runs exactly as copied', (name, answer) => {
  for (const language of Object.keys(PROGRAMS))
    testOf(language)(`in ${titleOf(language)}`, async () => {
      const call = guideCalls('winter-garden')[name]
      const sample = samplesOf(call).find((one) => one.language === language)
      expect(sample && (await output(sample))).toMatch(answer)
    })
})

for (const { language, file, code } of WEBHOOK_SAMPLES)
  testOf(language)(`the receiver in ${titleOf(language)} takes our messages and no others`, async () => {
    writeFileSync(join(folder, file), code)
    const port = await freePort()
    const secret = newWebhookSecret()
    const child = spawn(PROGRAMS[language] ?? '', [join(folder, file)], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    })
    const said = linesOf(child)
    const send = (secrets: string[], at = new Date()) => {
      const body = JSON.stringify(PARTNER_MESSAGE)
      const headers = signedHeaders(secrets, { id: 'message-1', body }, at)
      return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers }).then(
        ({ status }) => status,
        () => null,
      )
    }
    try {
      await until('the receiver listens', async () => (await send([newWebhookSecret()])) !== null)
      expect(await send([newWebhookSecret()])).toBe(401)
      expect(await send([secret], new Date(Date.now() - 3_600_000))).toBe(401)
      expect(await send([newWebhookSecret(), secret])).toBe(204)
      await until('it says what came', () => said().includes('lead.called'))
    } finally {
      child.kill()
    }
  })

function linesOf(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return () => text
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
