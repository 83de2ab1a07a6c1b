import { expect, test } from 'vitest'
import { type RenderLimits, renderQueue } from '@/lib/server/front/render-queue'

/** A queue, the order in which its renders started, and a way to end each. */
function startQueue(limits: Partial<RenderLimits> = {}) {
  const queue = renderQueue({ patienceMs: 60_000, maxHoldMs: 60_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const turnedAway: string[] = []
  function ask(name: string, visitor: string, isPriority = false) {
    return queue.enter({ visitor, isPriority }).then((end) => {
      if (!end) return void turnedAway.push(name)
      begun.push(name)
      ends.set(name, end)
    })
  }
  async function end(name: string) {
    ends.get(name)?.()
    await settled()
  }
  return { queue, begun, turnedAway, ask, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('few render side by side; the next begins when one ends', async () => {
  const { begun, ask, end } = startQueue({ maxRenders: 2 })
  for (const name of ['a', 'b', 'c']) void ask(name, 'one')
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  void ask('d', 'one')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a visitor with many requests takes turns with the others, and pages without a query go first', async () => {
  const { begun, ask, end } = startQueue({ maxRenders: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a')
  void ask('b1', 'b')
  void ask('home', 'a', true)
  for (const name of ['a1', 'home', 'a2', 'b1', 'a3']) {
    await settled()
    await end(name)
  }
  expect(begun).toEqual(['a1', 'home', 'a2', 'b1', 'a3', 'a4'])
})

test('who asks for too much at once is turned away at once, and nobody else with him', async () => {
  const { begun, turnedAway, ask, end } = startQueue({
    maxRenders: 1,
    maxWaitingPerVisitor: 2,
    maxWaiting: 4,
  })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a')
  void ask('b1', 'b')
  await settled()
  expect(turnedAway).toEqual(['a4', 'a5'])
  void ask('c1', 'c')
  void ask('d1', 'd')
  await settled()
  expect(turnedAway).toEqual(['a4', 'a5', 'd1'])
  void ask('home', 'd', true)
  await settled()
  expect(turnedAway).toEqual(['a4', 'a5', 'd1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'home'])
})

test('who has waited too long is turned away', async () => {
  const { queue, turnedAway, ask } = startQueue({ maxRenders: 1, patienceMs: 1 })
  void ask('a1', 'a')
  await ask('a2', 'a')
  expect(turnedAway).toEqual(['a2'])
  expect(queue.size()).toEqual({ running: 1, waiting: 0 })
})

test('a render that hangs gives its place away', async () => {
  const { begun, ask } = startQueue({ maxRenders: 1, maxHoldMs: 1 })
  void ask('hangs', 'a')
  await ask('next', 'a')
  expect(begun).toEqual(['hangs', 'next'])
})

test('while leads are being answered, pages come one at a time', async () => {
  const { queue, begun, ask, end } = startQueue({ maxRenders: 3 })
  const answered = queue.holdRenders()
  for (const name of ['a', 'b', 'c']) void ask(name, 'one')
  await settled()
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  answered()
  answered()
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('in a rush of connections the next render waits a moment, and one alone begins then', async () => {
  let isOverloaded = false
  const queue = renderQueue({ maxRenders: 2 }, () => isOverloaded)
  const begun: string[] = []
  const ask = (name: string) => queue.enter({ visitor: name, isPriority: false }).then(() => begun.push(name))
  void ask('before')
  await settled()
  isOverloaded = true
  const held = [ask('a'), ask('b')]
  await settled()
  expect(begun).toEqual(['before'])
  isOverloaded = false
  await held[0]
  expect(begun).toEqual(['before', 'a'])
  expect(queue.size()).toEqual({ running: 2, waiting: 1 })
})

test('a rush without an end holds no render for ever', async () => {
  const queue = renderQueue({}, () => true)
  const first = await queue.enter({ visitor: 'a', isPriority: false })
  const second = queue.enter({ visitor: 'b', isPriority: false })
  first?.()
  expect(await second).toBeTypeOf('function')
})
