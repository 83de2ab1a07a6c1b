import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

// In its own process: lib/platform/async-context.mjs changes Node for every module loaded after it.

/** Everything the script passes to `print`; it has two storages, `a` and `b`. */
function printed(script: string): unknown[] {
  const program = `
    import { AsyncLocalStorage } from 'node:async_hooks'
    import { setTimeout as sleep } from 'node:timers/promises'
    const a = new AsyncLocalStorage(), b = new AsyncLocalStorage(), said = []
    const print = (...words) => said.push(...words.map((word) => word ?? null))
    const both = () => print(a.getStore(), b.getStore())
    ${script}
    console.log(JSON.stringify(said))`
  const file = pathToFileURL('lib/platform/async-context.mjs').href
  const args = ['--import', file, '--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('each storage holds its own, within its run only', () => {
  expect(printed(`a.run(1, () => { both(); b.run(2, both); both() }); both()`)).toEqual([
    1,
    null,
    1,
    2,
    1,
    null,
    null,
    null,
  ])
  expect(printed(`a.run(1, () => a.run(2, () => { both(); a.exit(both) }))`)).toEqual([2, null, null, null])
  expect(printed(`print(a.run(1, (x, y) => x + y, 2, 3))`)).toEqual([5])
})

test('it goes along with promises, timers, ticks and microtasks, and each sees what it began with', () => {
  const later = `
    const one = a.run('one', async () => { await sleep(5); both(); await b.run('inner', () => sleep(1).then(both)); both() })
    await one
    const two = a.run('two', () => new Promise((done) => setImmediate(() => process.nextTick(() => queueMicrotask(() => { both(); done() })))))
    await two
    both()`
  expect(printed(later)).toEqual(['one', null, 'one', 'inner', 'one', null, 'two', null, null, null])
  const side = `await Promise.all(['x', 'y'].map((name, at) => a.run(name, async () => { await sleep(4 - 2 * at); print(name === a.getStore()) })))`
  expect(printed(side)).toEqual([true, true])
})

test('what throws leaves the storage as it was', () => {
  expect(printed(`try { a.run(1, () => { throw new Error('no') }) } catch { both() }`)).toEqual([null, null])
})

test('what another storage enters during a run stays after it', () => {
  expect(printed(`a.run(1, () => b.enterWith(2)); both()`)).toEqual([null, 2])
  expect(printed(`a.enterWith(1); b.enterWith(2); a.disable(); both()`)).toEqual([null, 2])
})

test('bound functions and snapshots run where they were made', () => {
  const script = `
    const bound = a.run(1, () => AsyncLocalStorage.bind(both)), within = a.run(2, () => AsyncLocalStorage.snapshot())
    bound(); within(both); b.run(3, () => within(() => both()))`
  expect(printed(script)).toEqual([1, null, 2, null, 2, null])
})
