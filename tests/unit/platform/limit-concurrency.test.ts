import { expect, it } from 'vitest'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'

it('runs so many at a time in the order they came, lets so many wait, and refuses the next', async () => {
  const began: number[] = []
  const ends: (() => void)[] = []
  const queued = limitConcurrency(2, { waiting: 1, refuse: () => new Error('full') })
  const start = (name: number) =>
    queued(async () => {
      began.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
  const tasks = [start(1), start(2), start(3)]
  await expect(start(4)).rejects.toThrow('full')
  await expect.poll(() => began).toEqual([1, 2])
  ends[0]?.()
  await expect.poll(() => began).toEqual([1, 2, 3])
  for (const end of ends) end()
  expect(await Promise.all(tasks)).toEqual([1, 2, 3])
  expect(await queued(async () => 'free again')).toBe('free again')
})
