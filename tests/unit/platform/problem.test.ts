import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conflict, invalidFields, invalidParameters, methodNotAllowed } from '@/lib/platform/errors'
import { problemSchema } from '@/lib/platform/http/problem'
import { route } from '@/lib/platform/http/route'
import { withoutTokens } from '@/lib/platform/without-tokens'

async function refusal(error: Error) {
  const handler = route<unknown>(async () => {
    throw error
  })
  const request = new Request('http://localhost/api/x', { headers: { 'x-request-id': 'request-7' } })
  const response = await handler(request, undefined)
  return { response, problem: problemSchema.parse(await response.json()) }
}

test('a refusal is problem details with a code, a link, the request id and a pointer for each field', async () => {
  const { response, problem } = await refusal(
    invalidFields({ phone: 'Please enter a valid phone number', 'residents.0.na/me': 'Too long', '': 'No' }),
  )
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(problem).toMatchObject({
    type: 'http://localhost:3000/developers#error-invalid-fields',
    status: 400,
    code: 'invalid-fields',
    requestId: 'request-7',
    detail: 'Please check the marked fields',
    errors: [
      { pointer: '#/phone', detail: 'Please enter a valid phone number' },
      { pointer: '#/residents/0/na~1me', detail: 'Too long' },
      { pointer: '#', detail: 'No' },
    ],
  })
})

test('message and fieldErrors stay as they were', async () => {
  const { problem } = await refusal(conflict('Somebody was faster', { slug: 'This is used' }))
  expect(problem).toMatchObject({ message: 'Somebody was faster', fieldErrors: { slug: 'This is used' } })
})

test('an invalid parameter of the address is named as one', async () => {
  const { problem } = await refusal(invalidParameters({ page: 'Too small' }))
  expect(problem.errors).toEqual([{ parameter: 'page', detail: 'Too small' }])
})

test('a refused method says which methods there are', async () => {
  const { response } = await refusal(methodNotAllowed('Name the record', ['GET', 'POST']))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
})

test('T103: while the database is away, every call says when to try again', async () => {
  const { response, problem } = await refusal(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  expect(problem.code).toBe('unavailable')
  expect((await refusal(new TypeError('ours'))).response.status).toBe(500)
})

test('T103: every call behind a private link reports its outcome in one way, without the link', () => {
  const all = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => /\[token\].*route\.ts$/.test(file)).map((file) => `app/${file}`)
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) expect(readFileSync(file, 'utf8'), file).toMatch(/= (?:tokenRoute|privateForm)\(/)
  const token = 'AZ-Qk3vXw0a_Zp9cT7nJ4mR2yB8dS6fG1hL5xE0uW-iO3pK7qV_tYz'
  expect(withoutTokens(`/api/visits/${token}/change`)).toBe('/api/visits/:token/change')
  const kept =
    '/admin/team/01900000-0000-7000-8000-000000000000/what-to-ask-before-you-choose-memory-care-in-2026'
  expect(withoutTokens(kept)).toBe(kept)
})
