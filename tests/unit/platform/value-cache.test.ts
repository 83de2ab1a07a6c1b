import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expireHere } from '@/lib/platform/cache/tag-expiry.mjs'
import { cachedValue, dependsOn } from '@/lib/platform/cache/value-cache'

/** Connection state of lib/platform/cache/tag-expiry.mjs, kept on globalThis for all bundles. */
type Line = { listening: boolean; heardUntil: number }
const line = (globalThis as unknown as { porchlightTagExpiry: Line }).porchlightTagExpiry
const before = { listening: line.listening, heardUntil: line.heardUntil }

function hear(isHearing: boolean): void {
  Object.assign(line, { listening: isHearing, heardUntil: Number.POSITIVE_INFINITY })
}

beforeEach(() => hear(true))
afterEach(() => {
  Object.assign(line, before)
  vi.useRealTimers()
})

/** A uniquely named value that depends on tags; counts its computations. */
function counting(name: string, tags: string[], maxAgeSeconds?: number) {
  let computed = 0
  const read = () =>
    cachedValue(
      name,
      async () => {
        dependsOn(tags, maxAgeSeconds)
        computed += 1
        return { computed }
      },
      () => 10,
    )
  return read
}

/** A value computed in the millisecond of an expiry counts as expired. */
const later = () => new Promise((done) => setTimeout(done, 3))

test('a value is computed once, and again when a tag of it expires', async () => {
  const read = counting('team', ['team_members', 'communities'])
  expect([await read(), await read()]).toEqual([{ computed: 1 }, { computed: 1 }])
  expireHere(['faqs'])
  expect(await read()).toEqual({ computed: 1 })
  expireHere(['communities'])
  await later()
  expect([await read(), await read()]).toEqual([{ computed: 2 }, { computed: 2 }])
})

test('what is made of other values depends on what they depend on, known or not', async () => {
  const inner = counting('inner', ['events'])
  let made = 0
  const outer = () =>
    cachedValue(
      'outer',
      async () => {
        made += 1
        return [made, await inner()]
      },
      () => 10,
    )
  await inner()
  expect([await outer(), await outer()]).toEqual([
    [1, { computed: 1 }],
    [1, { computed: 1 }],
  ])
  expireHere(['events'])
  await later()
  expect(await outer()).toEqual([2, { computed: 2 }])
})

test('those who ask together wait for one computation, those who ask after an edit for another', async () => {
  const finish: ((value: number) => void)[] = []
  const read = () =>
    cachedValue(
      'slow',
      () => {
        dependsOn(['faqs'])
        return new Promise<number>((done) => finish.push(done))
      },
      () => 10,
    )
  const [before, beside] = [read(), read()]
  expireHere(['faqs'])
  await later()
  const after = read()
  expect(finish).toHaveLength(2)
  finish[0]?.(1)
  finish[1]?.(2)
  expect(await Promise.all([before, beside, after])).toEqual([1, 1, 2])
  expect(await read()).toBe(2)
})

test('nothing is kept while edits cannot be heard, nor what began meanwhile', async () => {
  const read = counting('deaf', ['faqs'])
  hear(false)
  expect([await read(), await read()]).toEqual([{ computed: 1 }, { computed: 2 }])
  hear(true)
  expect([await read(), await read()]).toEqual([{ computed: 3 }, { computed: 3 }])
})

test('what depends on nothing or fails is not kept', async () => {
  const bare = counting('bare', [])
  expect([await bare(), await bare()]).toEqual([{ computed: 1 }, { computed: 2 }])
  let tries = 0
  const failing = () =>
    cachedValue(
      'failing',
      async () => {
        dependsOn(['faqs'])
        tries += 1
        throw new Error('away')
      },
      () => 10,
    )
  await expect(failing()).rejects.toThrow('away')
  await expect(failing()).rejects.toThrow('away')
  expect(tries).toBe(2)
})

test('what depends on the clock is kept for so long, and what is made of it no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const inner = counting('of the clock', ['prices'], 10)
  let made = 0
  const outer = () =>
    cachedValue(
      'of that',
      async () => {
        await inner()
        made += 1
        return made
      },
      () => 10,
    )
  await inner()
  vi.setSystemTime(1_006_000)
  expect([await outer(), await outer()]).toEqual([1, 1])
  vi.setSystemTime(1_010_000)
  expect([await outer(), await inner()]).toEqual([2, { computed: 2 }])
})

test('what is shared cannot be changed', async () => {
  const read = () =>
    cachedValue(
      'shared',
      async () => {
        dependsOn(['faqs'])
        return { rows: [{ name: 'a' }], at: new Date(0) }
      },
      () => 10,
    )
  await read()
  const { rows } = await read()
  expect(() => rows.push({ name: 'b' })).toThrow(TypeError)
  expect(() => Object.assign(rows[0] as object, { name: 'b' })).toThrow(TypeError)
})

test('no read is kept by Next as well, which hears of no edit', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const directive = /^\s*['"]use cache\b.*['"];?$/m
  const code = sources.filter((file) => /\.tsx?$/.test(file))
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter((file) => directive.test(readFileSync(file, 'utf8')))).toEqual([])
})
