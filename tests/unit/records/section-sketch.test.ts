import { expect, test } from 'vitest'
import { SECTION_SKETCHES } from '@/components/admin/records/inputs/section-sketch'
import { HOME_SECTION_TYPES, PAGE_SECTION_TYPES } from '@/lib/records/entities/section-shapes'

test('each section type has a sketch, and nothing is drawn outside of it', () => {
  const kinds = Object.keys({ ...PAGE_SECTION_TYPES, ...HOME_SECTION_TYPES })
  expect(Object.keys(SECTION_SKETCHES).toSorted()).toEqual(kinds.toSorted())
  for (const shape of Object.values(SECTION_SKETCHES).flat()) {
    const [kind, x, y, width, height = 0] = shape
    expect(x + width, shape.join()).toBeLessThanOrEqual(120)
    expect(y + (kind === 'dot' ? width : height), shape.join()).toBeLessThanOrEqual(80)
  }
})
