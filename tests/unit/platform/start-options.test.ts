import { expect, test } from 'vitest'
import { readStartOptions } from '@/scripts/steps/start-options.mjs'

test('T130: npm start loads the demo, and stays empty when asked', () => {
  expect(readStartOptions([], {})).toEqual({ isEmpty: false })
  expect(readStartOptions(['--empty'], {})).toEqual({ isEmpty: true })
  expect(readStartOptions([], { DEMO: 'off' })).toEqual({ isEmpty: true })
  expect(readStartOptions([], { DEMO: 'on' })).toEqual({ isEmpty: false })
  expect(() => readStartOptions(['--emtpy'], {})).toThrow('Unknown option --emtpy')
})
