import { describe, expect, test } from 'vitest'
import { drawingErrors } from '@/lib/records/entities/floor-plan-layout'
import { floorPlans as declared } from '@/lib/records/entities/floor-plans'
import { findLayoutFaults } from '@/lib/site/floor-plans/check-layout'
import type { Layout, Room } from '@/lib/site/floor-plans/layout'
import { readLayout } from '@/lib/site/floor-plans/read-layout'
import { floorPlans } from '@/prisma/seed/data/floor-plans'

const bath: Room = {
  kind: 'bath',
  name: null,
  x: 12,
  y: 0,
  width: 8,
  depth: 9,
  openings: [{ kind: 'door', wall: 'left', at: 5.5, width: 3, swing: 'out-start' }],
}
const bedroom: Room = {
  kind: 'bedroom',
  name: null,
  x: 0,
  y: 0,
  width: 12,
  depth: 12,
  openings: [{ kind: 'door', wall: 'bottom', at: 2, width: 3, swing: 'in-start' }],
}
const facts = { bedrooms: 1, bathrooms: 1, squareFeet: 216, accessible: true }
const plan: Layout = [bedroom, bath]

describe('a floor plan’s rooms', () => {
  test.each(floorPlans)('$name of the demo matches its facts', (each) => {
    expect(findLayoutFaults(each.layout, each)).toEqual({})
    expect(declared.fields.layout.schema.safeParse(each.layout).error).toBeUndefined()
    expect(readLayout(each.layout)).toEqual(each.layout)
  })

  test('a valid plan has no errors, and neither has an empty one', () => {
    expect(findLayoutFaults(plan, facts)).toEqual({})
    expect(findLayoutFaults([], { ...facts, bedrooms: 3 })).toEqual({})
  })

  test.each([
    ['rooms lie over each other', [bedroom, { ...bath, x: 11 }], { '1.x': 'Bath overlaps Bedroom' }],
    [
      'a room stands alone',
      [bedroom, { ...bath, x: 20 }],
      { '0.x': 'Bedroom does not touch any other room', '1.x': 'Bath does not touch any other room' },
    ],
    [
      'a door reaches past its wall',
      [bedroom, { ...bath, openings: [{ kind: 'door', wall: 'left', at: 7, width: 3, swing: 'in-end' }] }],
      { '1.openings.0.at': 'This wall of Bath is only 9 feet long' },
    ],
    ['a room has no door', [bedroom, { ...bath, openings: [] }], { '1.kind': 'Bath has no door' }],
    [
      'a door is too narrow for a wheelchair',
      [bedroom, { ...bath, openings: [{ kind: 'door', wall: 'left', at: 5, width: 2.5, swing: 'in-end' }] }],
      { '1.openings.0.width': 'A wheelchair-accessible plan needs doors at least 3 feet wide' },
    ],
    [
      'a bath is too small to turn in',
      [
        { ...bedroom, depth: 15 },
        { ...bath, depth: 5, openings: [{ ...bath.openings[0], at: 1 }] },
      ],
      { '': 'A wheelchair-accessible plan needs a bath with a turning circle 5 feet wide' },
    ],
  ] as [string, Layout, object][])('it is said where %s', (_, layout, faults) => {
    expect(findLayoutFaults(layout, facts)).toEqual(faults)
  })

  test.each([
    [{ bedrooms: 2 }, 'The drawing has 1 bedroom, but the plan has 2 bedrooms'],
    [{ bathrooms: 1.5 }, 'The drawing has 1 bath, but the plan has 1.5 baths'],
    [{ squareFeet: 300 }, 'The drawing has 216 square feet, but the plan has 300'],
  ])('it is said where it differs from %o', (other, message) => {
    expect(findLayoutFaults(plan, { ...facts, ...other })).toEqual({ '': message })
  })

  test('half a bath counts as half', () => {
    const half: Room = { ...bath, kind: 'half-bath', y: 9, depth: 3, openings: [{ ...door, at: 0 }] }
    expect(findLayoutFaults([...plan, half], { ...facts, bathrooms: 1.5 })).toEqual({})
  })

  test('a form shows the error at its field', () => {
    expect(drawingErrors({ ...facts, layout: [bedroom, { ...bath, x: 11 }] })).toEqual({
      'layout.1.x': 'Bath overlaps Bedroom',
    })
    expect(drawingErrors({ ...facts, bedrooms: 0, layout: plan })).toHaveProperty('layout')
  })
})

const door = { kind: 'door', wall: 'left', at: 0, width: 3, swing: 'out-start' } as const
