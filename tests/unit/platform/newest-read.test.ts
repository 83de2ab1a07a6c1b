import { expect, test } from 'vitest'
import { newestRead } from '@/lib/platform/cache/newest-read'

/** A read whose results arrive when, and in the order in which, the test says. */
function slowRead() {
  const waiting: ((answer: string) => void)[] = []
  const taken: string[] = []
  const read = newestRead(
    () => new Promise<string>((answer) => waiting.push(answer)),
    (answer) => taken.push(answer),
  )
  return { read, taken, answer: (at: number, word: string) => waiting[at]?.(word) }
}

test('of two edits at once the later one counts, whichever read is done first', async () => {
  const { read, taken, answer } = slowRead()
  const both = [read(), read()]
  answer(1, 'new')
  await both[1]
  answer(0, 'old')
  await both[0]
  expect(taken).toEqual(['new'])
})

test('a read that fails keeps none of the others back', async () => {
  let fails = true
  const taken: string[] = []
  const read = newestRead(
    async () => {
      if (fails) throw new Error('away')
      return 'there'
    },
    (answer) => taken.push(answer),
  )
  await expect(read()).rejects.toThrow('away')
  fails = false
  await read()
  expect(taken).toEqual(['there'])
})
