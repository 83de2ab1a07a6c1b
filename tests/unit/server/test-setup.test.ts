import { expect, test } from 'vitest'
import { expectConsoleError } from '@/tests/support/console-errors'

test.fails('a console error fails its test', () => {
  console.error('something went wrong')
})

test('a console error that the test expects does not', () => {
  expectConsoleError(/^something/)
  console.error('something went wrong')
})

test.fails('an expected console error covers no other', () => {
  expectConsoleError(/^something/)
  console.error('another thing went wrong')
})

test.fails('a changed environment fails its test', () => {
  process.env.LEFT_BEHIND = 'yes'
})

test.fails('a global left behind fails its test', () => {
  Reflect.set(globalThis, 'localStorage', {})
})

test('what a test left behind is gone for the next one', () => {
  expect(process.env).not.toHaveProperty('LEFT_BEHIND')
  expect(Reflect.get(globalThis, 'localStorage')).toBeUndefined()
})
