import { afterEach, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { KEY_ID_LENGTH, keyring } from '@/lib/platform/keyring/keyring'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import * as registry from '@/lib/server/keyring/sealed-values'
import { sourceFiles } from '@/tests/support/source-files'

const OLD = env().NEXTAUTH_SECRET
const OLDER = 'an older secret that only this test uses'
const NEW = 'a newer secret that only this test uses, 32 characters or more'
const rotate = (secret: string, previous?: string) =>
  Object.assign(env(), { NEXTAUTH_SECRET: secret, NEXTAUTH_SECRET_PREVIOUS: previous })

afterEach(() => void rotate(OLD))

test('a sealed text opens to itself, is other each time and shows nothing of it', () => {
  const text = 'Öffnen: /login?reset=abc'
  const [one, two] = [sealText(text), sealText(text)]
  expect(openText(one)).toBe(text)
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('reset')
})

test('a changed one does not open', () => {
  const bytes = Buffer.from(sealText('a link'), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => openText(bytes.toString('base64url'))).toThrow()
  expect(() => openText('')).toThrow()
})

test('T142: a sealed text begins with the id of its key, and opens under a secret that is only read', () => {
  rotate(OLDER)
  const sealed = sealText('a link')
  const legacy = sealed.slice(KEY_ID_LENGTH)
  expect(sealed.startsWith(keyring()[0].id)).toBe(true)
  rotate(NEW, `another secret of at least 32 characters, ${OLDER}`)
  expect(openText(sealed)).toBe('a link')
  expect(openText(legacy)).toBe('a link')
  expect(sealText('b').startsWith(sealed.slice(0, KEY_ID_LENGTH))).toBe(false)
  rotate(NEW)
  expect(() => openText(sealed)).toThrow('unknown secret')
  // One secret that has a comma in it.
  rotate(OLD)
  const withComma = sealText('a link')
  rotate(NEW, OLD)
  expect(openText(withComma)).toBe('a link')
})

/** A cookie of ten minutes, a file that is written anew each minute, and a link in a mail. */
const NOT_IN_A_TABLE = [
  'lib/accounts/company/begun-sign-in.ts',
  'lib/leads/journal/lead-memory.ts',
  'lib/platform/mail/stop-link.ts',
]

test('T142: whatever stores a sealed text says where, so that it moves to the current key', () => {
  const sealing = sourceFiles('lib').filter(
    ({ path, text }) => /\bsealText\(/.test(text) && !path.endsWith('sealed-text.ts'),
  )
  const silent = sealing.filter(({ text }) => !text.includes('= defineSealedValues('))
  expect(silent.map(({ path }) => path).sort()).toEqual([...NOT_IN_A_TABLE, 'lib/server/keyring/reseal.ts'])
  const declared = sealing.flatMap(({ text }) => [
    ...text.matchAll(/export const (\w+) = defineSealedValues/g),
  ])
  expect(declared.map(([, name]) => name).sort()).toEqual(Object.keys(registry).sort())
})
