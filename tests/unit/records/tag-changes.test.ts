import { expect, test } from 'vitest'
import { applyTagPlan, describeEffects, type Tagged } from '@/components/admin/records/images/tag-changes'
import { isSameName } from '@/components/admin/records/images/use-tags'

const picture = (id: string, ...tags: string[]): Tagged => ({ id, updatedAt: `seen ${id}`, tags })
const dining = { id: 'd', name: 'Dining' }
const summer = { id: 's', name: 'Summer' }

test('only pictures that will differ are changed, each keeping its other tags', () => {
  const pictures = [picture('a', 'x', 'd'), picture('b', 'x'), picture('c', 's')]
  expect(applyTagPlan(pictures, { on: [dining], off: [summer] })).toEqual([
    picture('b', 'x', 'd'),
    picture('c', 'd'),
  ])
  expect(applyTagPlan(pictures, { on: [], off: [] })).toEqual([])
})

test('the effect is described tag by tag', () => {
  const pictures = [picture('a', 'd'), picture('b'), picture('c', 's')]
  expect(describeEffects(pictures, { on: [dining], off: [summer] })).toEqual([
    'Adds “Dining” to 2 pictures, 1 has it already',
    'Removes “Summer” from 1 picture',
  ])
})

test('letter case and spaces do not make a different tag', () => {
  expect(isSameName(' summer  Party', 'Summer party')).toBe(true)
  expect(isSameName('Summer', 'Summers')).toBe(false)
})
