import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { givenActors } from '@/tests/support/actors'
import { ACTORS, type Actor, matrixRows, type Outcome, type Row } from '@/tests/support/authz-matrix'
import { buildWithoutMiddleware } from '@/tests/support/build-without-middleware'
import { givenCanaryRecords } from '@/tests/support/canary-records'
import { createDatabase } from '@/tests/support/database'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'
import { type Instance, startInstance } from '@/tests/support/instance'
import { type RawAnswer, rawRequest } from '@/tests/support/raw-request'

/** Stands in records of every area; whoever is refused must not find it anywhere in the answer. */
const CANARY = 'canary-7d41f6'
const REFUSED: Outcome[] = ['401', '403', 'login', 'no-access']

const rows = matrixRows()
const withoutMiddleware = buildWithoutMiddleware()
let database: Awaited<ReturnType<typeof createDatabase>>
let filled: (text: string) => string
let cookieOf: Awaited<ReturnType<typeof givenActors>>

beforeAll(async () => {
  // Public pages are asked for by addresses of the demo provider.
  database = await createDatabase('seeded')
  env().DATABASE_URL = database.url
  filled = await givenCanaryRecords(CANARY)
  cookieOf = await givenActors()
})

afterAll(async () => {
  withoutMiddleware.remove()
  await database.drop()
})

describe.each([
  ['as built', () => undefined],
  ['T15: with middleware.ts removed', () => withoutMiddleware.folder],
])('T14: the authorisation matrix, %s', (_, folder) => {
  let server: Instance

  beforeAll(async () => {
    const cwd = folder()
    server = await startInstance('web', { databaseUrl: database.url, ...(cwd ? { cwd } : {}) })
  })

  afterAll(async () => {
    await server.stop()
  })

  test('refuses each cell that is to be refused, changes nothing, and tells nothing', async () => {
    const before = await databaseFingerprint()
    for (const [row, actor] of cells((outcome) => REFUSED.includes(outcome))) {
      const answer = await ask(server, row, actor)
      expect(kindOf(answer), `${row.name} as ${actor}`).toBe(row.expect[actor])
      expect(answer.body, `${row.name} as ${actor}`).not.toContain(CANARY)
    }
    expect(await databaseFingerprint()).toEqual(before)
  }, 120_000)

  test('lets in each cell that is to be let in', async () => {
    for (const [row, actor] of cells((outcome) => !REFUSED.includes(outcome))) {
      const answer = await ask(server, row, actor)
      expect(kindOf(answer), `${row.name} as ${actor}: ${answer.status}`).toBe(row.expect[actor])
    }
  }, 120_000)
})

function cells(wanted: (outcome: Outcome) => boolean): [Row, Actor][] {
  return rows.flatMap((row) =>
    ACTORS.filter((actor) => wanted(row.expect[actor])).map((actor): [Row, Actor] => [row, actor]),
  )
}

async function ask({ url }: Instance, { method, path, body: sent }: Row, actor: Actor): Promise<RawAnswer> {
  const cookie = await cookieOf(actor)
  const body = method === 'GET' ? '' : filled(JSON.stringify(sent))
  return rawRequest(url, filled(path), {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(body && {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      }),
    },
    ...(body && { body }),
  })
}

function kindOf({ status, headers, body }: RawAnswer): Outcome | number {
  if (status === 401) return '401'
  if (status === 403) return '403'
  if (status === 307 && headers.location === '/login') return 'login'
  if (status === 200 && headers['content-type']?.startsWith('text/html')) {
    return body.includes('Not for your role') ? 'no-access' : 'page'
  }
  return status < 500 ? 'open' : status
}
