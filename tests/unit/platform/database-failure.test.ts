import { expect, test } from 'vitest'
import * as z from 'zod'
import { databaseFailure } from '@/lib/platform/database/database-failure'
import { eachApart } from '@/lib/platform/database/each-apart'
import { faultText } from '@/lib/platform/outbox/fault-text'

const failed = (fields: object, name = 'Error', message = '') =>
  Object.assign(new Error(message), { name, ...fields })
const byPrisma = (code: string, originalCode?: string) =>
  failed(
    { code, ...(originalCode && { meta: { driverAdapterError: { cause: { originalCode } } } }) },
    'PrismaClientKnownRequestError',
  )

test.each([
  ['a refused connection', failed({ code: 'ECONNREFUSED' }), 'away'],
  ['a server that shuts down', failed({ code: '57P01' }), 'away'],
  ['a full disk', byPrisma('P2010', '53100'), 'away'],
  ['Prisma without a server', byPrisma('P1001'), 'away'],
  ['silence', failed({}, 'Error', 'Query read timeout'), 'away'],
  [
    'silence, through Prisma',
    failed({ code: 'P2036' }, 'PrismaClientKnownRequestError', 'Query read timeout'),
    'away',
  ],
  [
    'a constraint with a telling name',
    failed({ code: 'P2003' }, 'PrismaClientKnownRequestError', 'ad_connections_fkey'),
    null,
  ],
  ['a deadlock', byPrisma('P2010', '40P01'), 'busy'],
  ['a write conflict', byPrisma('P2034'), 'busy'],
  ['a lock that others hold', failed({ code: '55P03' }), 'busy'],
  ['a reference to nothing', byPrisma('P2003', '23503'), null],
  ['a number out of range', failed({ code: '22003' }), null],
  ['our own mistake', new TypeError("Cannot read properties of undefined (reading 'connection')"), null],
  ['nothing', null, null],
])('%s', (_, error, kind) => {
  expect(databaseFailure(error)).toBe(kind)
})

test('the text of a fault names the error and quotes no data', () => {
  expect(faultText(new TypeError('x is not a function'))).toBe('TypeError: x is not a function')
  const invalid = z.object({ mark: z.string() }).safeParse({ mark: 7 }).error
  expect(faultText(invalid)).toContain('mark: Invalid input: expected string')
  expect(faultText(failed({}, 'Error', 'no mail to ann@example.com \0'))).not.toMatch(/ann@|\0/)
  const prisma = failed(
    {},
    'PrismaClientKnownRequestError',
    '\nInvalid call:\n\n\nForeign key constraint violated',
  )
  expect(faultText(prisma)).toBe('PrismaClientKnownRequestError: Foreign key constraint violated')
})

test('one item that fails does not stop the others, and an outage stops all', async () => {
  const done: number[] = []
  const work = (error: Error) => async (item: number) => {
    if (item === 2) throw error
    done.push(item)
  }
  await expect(eachApart([1, 2, 3], work(new TypeError('two')))).rejects.toThrow('two')
  expect(done).toEqual([1, 3])
  await expect(eachApart([1, 2, 3], work(failed({ code: '57P01' })))).rejects.toMatchObject({ code: '57P01' })
  expect(done).toEqual([1, 3, 1])
})
