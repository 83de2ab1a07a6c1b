import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { config } from '@/middleware'
import { givenActors } from '@/tests/support/actors'
import { ACTORS, type Actor, matrixRows, type Outcome, type Row } from '@/tests/support/authz-matrix'
import { buildWithoutMiddleware } from '@/tests/support/build-without-middleware'
import { givenCanaryRecords } from '@/tests/support/canary-records'
import { createDatabase } from '@/tests/support/database'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'
import { type Instance, startInstance } from '@/tests/support/instance'
import { type RawAnswer, rawRequest } from '@/tests/support/raw-request'

/** Part of records in every area; a refused user must not find it anywhere in the answer. */
const CANARY = 'canary-7d41f6'
const REFUSED: Outcome[] = ['401', '403', 'login', 'no-access']

/** Parallel requests where their order does not matter. */
const AT_ONCE = 4

const rows = matrixRows()
/** Paths that middleware.ts handles. */
const rowsBehindMiddleware = rows.filter(({ path }) => /^\/admin(?:\/|$)/.test(path))
const withoutMiddleware = buildWithoutMiddleware()
let database: Awaited<ReturnType<typeof createDatabase>>
let filled: (text: string) => string
let cookieOf: Awaited<ReturnType<typeof givenActors>>

beforeAll(async () => {
  // Public pages are requested by addresses of the demo provider.
  database = await createDatabase('seeded')
  env().DATABASE_URL = database.url
  filled = await givenCanaryRecords(CANARY)
  cookieOf = await givenActors()
})

afterAll(async () => {
  withoutMiddleware.remove()
  await database.drop()
})

test('T15: middleware.ts is asked about /admin alone', () => {
  expect(config.matcher).toEqual(['/admin', '/admin/:path*'])
})

describe.each([
  ['as built', rows, () => undefined],
  ['T15: with middleware.ts removed', rowsBehindMiddleware, () => withoutMiddleware.folder],
])('T14: the authorization matrix, %s', (_, asked, folder) => {
  let server: Instance

  beforeAll(async () => {
    const cwd = folder()
    // Without a voice service its pages do not exist.
    const env = {
      VOICE_ACCOUNT_SID: 'AC00000000000000000000000000000000',
      VOICE_AUTH_TOKEN: 'nobody signs with it',
    }
    server = await startInstance('web', { databaseUrl: database.url, env, ...(cwd ? { cwd } : {}) })
  })

  afterAll(async () => {
    await server.stop()
  })

  test('refuses each cell that is to be refused, changes nothing, and tells nothing', async () => {
    const before = await databaseFingerprint()
    const refused = cells(asked, (outcome) => REFUSED.includes(outcome))
    expect((await pLimit(AT_ONCE).map(refused, (cell) => wrongAnswer(server, cell))).flat()).toEqual([])
    expect(await databaseFingerprint()).toEqual(before)
  }, 300_000)

  // The server as built shows who gets in; without middleware.ts only the refusals are in question.
  if (folder()) return
  test('lets in each cell that is to be let in', async () => {
    const allowed = cells(asked, (outcome) => !REFUSED.includes(outcome))
    const isRead = ([{ method }]: [Row, Actor]) => method === 'GET'
    const wrong = (
      await pLimit(AT_ONCE).map(allowed.filter(isRead), (cell) => wrongAnswer(server, cell))
    ).flat()
    for (const cell of allowed.filter((cell) => !isRead(cell)))
      wrong.push(...(await wrongAnswer(server, cell)))
    expect(wrong).toEqual([])
  }, 300_000)
})

function cells(among: Row[], wanted: (outcome: Outcome) => boolean): [Row, Actor][] {
  return among.flatMap((row) =>
    ACTORS.filter((actor) => wanted(row.expect[actor])).map((actor): [Row, Actor] => [row, actor]),
  )
}

/** A line for a cell with a wrong answer; none for the others. */
async function wrongAnswer(server: Instance, [row, actor]: [Row, Actor]): Promise<string[]> {
  const answer = await ask(server, row, actor)
  const [kind, expected] = [kindOf(answer), row.expect[actor]]
  const name = `${row.name} as ${actor}`
  if (kind !== expected) return [`${name}: ${kind} (${answer.status}) instead of ${expected}`]
  return REFUSED.includes(expected) && answer.body.includes(CANARY) ? [`${name}: tells what it refuses`] : []
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
    return body.includes('Your role does not include') ? 'no-access' : 'page'
  }
  return status < 500 ? 'open' : status
}
