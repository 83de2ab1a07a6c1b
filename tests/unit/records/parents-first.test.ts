import { expect, test } from 'vitest'
import { parentsFirst } from '@/lib/records/trash/parents-first'

const references = [
  { child: 'floor_plan_images', parent: 'floor_plans' },
  { child: 'floor_plans', parent: 'communities' },
  { child: 'floor_plans', parent: 'care_types' },
  { child: 'pages', parent: 'pages' },
]

test('each table comes after those it refers to', () => {
  expect(parentsFirst(['floor_plan_images', 'communities', 'floor_plans'], references)).toEqual([
    'communities',
    'floor_plans',
    'floor_plan_images',
  ])
})

test('a table that refers to itself does not wait', () => {
  expect(parentsFirst(['pages'], references)).toEqual(['pages'])
})

test('a cycle has no order', () => {
  const circle = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'a' },
  ]
  expect(() => parentsFirst(['a', 'b'], circle)).toThrow('These tables refer to each other: a, b')
})

test('references that may break give way where tables refer to each other', () => {
  const circle = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'a', mayBreak: true },
    { child: 'c', parent: 'a' },
  ]
  expect(parentsFirst(['a', 'b', 'c'], circle)).toEqual(['b', 'a', 'c'])
})
