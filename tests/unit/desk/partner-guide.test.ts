import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { type SampleCall, samplesOf } from '@/lib/desk/api/code-samples'
import { EXAMPLE_LEAD, PARTNER_FIELDS } from '@/lib/desk/api/lead-fields'
import { partnerLead, requiredLeadFields } from '@/lib/desk/api/lead-operations'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'

const CALL: SampleCall = {
  method: 'POST',
  url: 'https://evergrove.example/api/tour-requests?a=1&b=$x',
  headers: { 'Idempotency-Key': 'request-1' },
  body: { ...EXAMPLE_LEAD, message: 'It’s for "Ann\'s" mother; $HOME `id`' },
  answer: 'unknown',
}

const codeIn = (language: string, call = CALL) =>
  samplesOf(call).find((sample) => sample.language === language)?.code ?? ''

test('the guide’s example is a valid lead, and its fields match the schema', () => {
  for (const schema of [tourRequestSchema, partnerLead])
    expect(schema.safeParse(EXAMPLE_LEAD).success).toBe(true)
  expect(Object.keys(partnerLead.shape)).toEqual(PARTNER_FIELDS.map(({ name }) => name))
  const withoutRequired = tourRequestSchema.safeParse({}).error?.issues.map(({ path }) => path.join())
  expect(withoutRequired).toEqual(requiredLeadFields)
})

test('the shell sample sends the exact body, whatever it contains', () => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${codeIn('curl')}`
  const said = execFileSync('sh', ['-c', script], { env: { ...process.env, API_KEY: 'plk_a' } })
    .toString()
    .split('\0')
  expect(said.slice(0, -2)).toEqual([
    '-X',
    'POST',
    CALL.url,
    '-H',
    'Authorization: Bearer plk_a',
    '-H',
    'Content-Type: application/json',
    '-H',
    'Idempotency-Key: request-1',
    '--data',
  ])
  expect(JSON.parse(said.at(-2) ?? '')).toEqual(CALL.body)
})

test('the Python sample sends the exact body, too', () => {
  const body = /json\.dumps\((\{[\s\S]*?\n {4}\})\)/.exec(codeIn('Python'))?.[1] ?? ''
  expect(JSON.parse(body)).toEqual(CALL.body)
})

test('a reading call sends no body', () => {
  const get: SampleCall = {
    method: 'GET',
    url: 'https://evergrove.example/api/v1/content/faqs',
    answer: 'unknown',
  }
  for (const { code } of samplesOf(get))
    expect(code).not.toMatch(/POST|json\.dumps|--data|JSON\.stringify|Content-Type/)
})
