import { parseOptions } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { DUMMY_HASH, hashPassword, needsRehash, passwordFits } from '@/lib/accounts/passwords/password-hash'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'

describe('T2: stored passwords', () => {
  test('are argon2id with at least the demanded cost, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('same words'), hashPassword('same words')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
    expect(first).not.toBe(second)
    expect(needsRehash(first)).toBe(false)
  })

  test('are checked to the last character, and in any Unicode form', async () => {
    const long = 'x'.repeat(72)
    const stored = await hashPassword(`${long}a`)
    expect(await passwordFits(stored, `${long}b`)).toBe(false)
    expect(await passwordFits(stored, `${long}a`)).toBe(true)
    expect(await passwordFits(await hashPassword('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true)
  })

  test('fit nothing when they are no hash', async () => {
    expect(await passwordFits('plaintext', 'plaintext')).toBe(false)
  })
})

test('T3: an unknown name costs as much as a known one', async () => {
  const nobody = parseOptions(DUMMY_HASH)
  expect(nobody).toEqual(parseOptions(await hashPassword('anything')))
  expect(needsRehash(DUMMY_HASH)).toBe(false)
})

test('T78: hashes run a few at a time, in order, and a full queue refuses', async () => {
  const run = limitConcurrency(2, { waiting: 2, refuse: () => new Error('full') })
  const order: number[] = []
  const finish: (() => void)[] = []
  const task = (id: number) => () => {
    order.push(id)
    return new Promise<void>((done) => finish.push(done))
  }
  const running = [1, 2, 3, 4].map((id) => run(task(id)))
  await expect(run(task(5))).rejects.toThrow('full')
  expect(order).toEqual([1, 2])
  finish[0]?.()
  await running[0]
  expect(order).toEqual([1, 2, 3])
  for (const [at, promise] of running.entries()) {
    finish[at]?.()
    await promise
  }
  expect(order).toEqual([1, 2, 3, 4])
  const failed = run(() => Promise.reject(new Error('broken')))
  await expect(failed).rejects.toThrow('broken')
  await expect(run(async () => 'free again')).resolves.toBe('free again')
})
