import { afterEach, expect, test, vi } from 'vitest'

const FORMS = { META_VERIFY_TOKEN: 'a word of ours', META_PAGE_TOKEN: 'page-token' }
const EVENTS = { META_PIXEL_ID: '1234567', META_CAPI_TOKEN: 'token' }
const SECRET = { META_APP_SECRET: '0123456789abcdef' }

afterEach(() => vi.unstubAllEnvs())

/** Reads the configuration with only these Meta settings. */
async function read(meta: Record<string, string>) {
  const all = { ...FORMS, ...EVENTS, ...SECRET }
  for (const name of Object.keys(all)) vi.stubEnv(name, meta[name] ?? '')
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none')
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of more than thirty-two characters')
  vi.resetModules()
  return (await import('@/lib/platform/env')).env()
}

test('the secret of the Meta app goes with its lead forms, its Conversions API, or both', async () => {
  for (const set of [
    {},
    EVENTS,
    { ...SECRET, ...EVENTS },
    { ...SECRET, ...FORMS },
    { ...SECRET, ...FORMS, ...EVENTS },
  ]) {
    expect((await read(set)).META_PIXEL_ID).toBe('META_PIXEL_ID' in set ? '1234567' : undefined)
  }
})

test('half of Meta is refused, by the name of what is missing', async () => {
  await expect(read(FORMS)).rejects.toThrow(/META_APP_SECRET/)
  await expect(read(SECRET)).rejects.toThrow(/META_VERIFY_TOKEN, META_PAGE_TOKEN/)
  await expect(read({ ...SECRET, META_VERIFY_TOKEN: FORMS.META_VERIFY_TOKEN })).rejects.toThrow(
    /META_PAGE_TOKEN/,
  )
  await expect(read({ META_PIXEL_ID: EVENTS.META_PIXEL_ID })).rejects.toThrow(/META_CAPI_TOKEN/)
})
