import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteStored } from '@/lib/leads/tour-requests/journaled-lead'
import { databasePatience } from '@/lib/platform/database/patience'
import { env } from '@/lib/platform/env'
import {
  destroyEntries,
  entriesAbout,
  failingPlaces,
  journaledIds,
  markEntry,
  marksOf,
  readSealed,
  writeEntry,
} from '@/lib/platform/journal/journal'
import { privateKeyFile, privateKeys, publicKey } from '@/lib/platform/journal/journal-keys'
import { openEntry, sealEntry, UnreadableEntry } from '@/lib/platform/journal/seal'

let data: string
let folder: string

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'porchlight-journal-'))
  folder = join(data, 'journal')
  Object.assign(env(), { DATA_DIR: data, JOURNAL_DIR: folder })
})

afterEach(async () => {
  vi.useRealTimers()
  await rm(data, { recursive: true })
})

const entry = (id: string, text = 'Ann O’Brien', who: string[] = ['number']) =>
  writeEntry({ id, text, lead: `lead of ${id}`, who }).inTime

const opened = async (id: string) => {
  const sealed = await readSealed(id)
  return sealed && openEntry(id, sealed, await privateKeys())
}

test('T92: an entry is sealed to a public key, and only the private one opens it', async () => {
  expect(await entry('1-a')).toBe(true)
  expect(await opened('1-a')).toBe('Ann O’Brien')
  expect((await stat(privateKeyFile())).mode & 0o777).toBe(0o600)
  const sealed = await readSealed('1-a')
  if (!sealed) throw new Error('nothing was written')
  expect(Buffer.concat([sealed.entry, sealed.key]).toString('utf8')).not.toContain('Ann')
  expect(() => openEntry('1-a', sealed, new Map())).toThrow(new UnreadableEntry('locked'))
  // Files that changed places do not open either.
  expect(() => openEntry('2-b', sealed, new Map([stolen(sealed)]))).toThrow(UnreadableEntry)
  expect((await readdir(join(folder, 'entries'))).sort()).toEqual(['1-a'])
})

/** A key of somebody else under the name of ours. */
function stolen({ key }: { key: Buffer }) {
  const { to } = JSON.parse(key.toString('utf8')) as { to: string }
  return [to, generateKeyPairSync('x25519').privateKey] as const
}

test('the first start creates one pair, also when several processes start at once', async () => {
  const [own] = await Promise.all([publicKey(), publicKey()])
  expect([...(await privateKeys()).keys()]).toEqual([own.id])
  // The private half was moved off the server: sealing goes on, opening does not.
  await rm(privateKeyFile())
  expect(await entry('1-a')).toBe(true)
  await expect(opened('1-a')).rejects.toThrow('not on this machine')
})

test('a torn entry is noticed without the private key, and another place that has it is read', async () => {
  await entry('1-a')
  await entry('2-b')
  await writeFile(join(folder, 'entries', '1-a'), 'torn')
  await expect(readSealed('1-a')).rejects.toThrow('damaged')
  expect(await opened('2-b')).toBe('Ann O’Brien')
})

test('a folder that cannot be written, or is full, is no place where a lead is', async () => {
  await entry('1-a')
  expect(await failingPlaces()).toEqual([])
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder was')
  expect(await entry('2-b')).toBe(false)
  expect((await failingPlaces()).map(({ name }) => name)).toEqual(['folder'])
  await rm(folder)
  await mkdir(folder)
  expect(await entry('3-c')).toBe(true)
  expect(await journaledIds()).toEqual(['3-c'])
})

test('T92: a lead that a slow disk takes late is noted as stored all the same', async () => {
  const late = sleep(10, true)
  await noteStored({ id: '1-a' }, { inTime: Promise.resolve(false), atLast: late, ended: late })
  expect(await marksOf('1-a')).toMatchObject({ stored: false })
  await expect.poll(() => marksOf('1-a')).toMatchObject({ stored: true })
})

test('T93: a destroyed key is gone with its entry, and a number that another person shares takes nothing of them', async () => {
  await entry('1-a', 'Ann', ['number', 'ann@'])
  await entry('2-b', 'Bob', ['number', 'bob@'])
  await entry('3-c', 'Cy', ['other'])
  await markEntry('1-a', { alerted: ['desk@example.com'] })
  expect(await entriesAbout({ leads: [], who: ['number', 'ann@'] })).toEqual(['1-a'])
  expect(await entriesAbout({ leads: ['lead of 3-c'], who: ['number'] })).toEqual(['1-a', '2-b', '3-c'])
  const sealed = await readSealed('1-a')
  await destroyEntries(['1-a'])
  expect(await readSealed('1-a')).toBeNull()
  expect(await marksOf('1-a')).toEqual({ stored: false, alerted: [] })
  expect(await journaledIds()).toEqual(['2-b', '3-c'])
  // A copy of the entry alone is worth nothing.
  await writeFile(join(folder, 'entries', '1-a'), sealed?.entry ?? '')
  expect(await journaledIds()).toEqual(['2-b', '3-c'])
})

test('each entry has a key of its own', () => {
  const { publicKey: key } = generateKeyPairSync('x25519')
  const to = { id: 'ours', key: createPublicKey(key.export({ type: 'spki', format: 'pem' })) }
  const [one, two] = [1, 2].map(() => sealEntry('1-a', 'same', to, { lead: 'l', who: [] }))
  expect(one?.entry.equals(two?.entry ?? Buffer.alloc(0))).toBe(false)
})

test.each([
  { answers: false, after: 2_749, over: 2_751, what: 'a silent database gets 2.75 seconds' },
  { answers: true, after: 5_999, over: 6_001, what: 'one that answers a probe gets six' },
])('T91: $what', async ({ answers, after, over }) => {
  vi.useFakeTimers()
  const probe = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(answers), 2_500))
  const patience = databasePatience({ probe })
  const givenUp = vi.fn()
  patience.during(() => new Promise(() => {})).catch(givenUp)
  await vi.advanceTimersByTimeAsync(after)
  expect(givenUp).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(over - after)
  expect(givenUp.mock.calls[0]?.[0]).toMatchObject({ name: 'DatabaseAway' })
  patience.end()
})
