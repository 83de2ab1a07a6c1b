import { describe, expect, test } from 'vitest'
import { describeLayout, drawFloorPlan } from '@/lib/site/floor-plans/draw-floor-plan'
import { NARROWEST_PX } from '@/lib/site/floor-plans/sheet'
import { floorPlans } from '@/prisma/seed/data/floor-plans'

const drawn = floorPlans.map((plan) => ({ plan, svg: drawFloorPlan(plan.layout, plan) }))

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', words = '']) => {
    const number = (name: string) => Number(new RegExp(`\\b${name}="([-\\d.]+)"`).exec(attributes)?.[1])
    return { words, size: number('font-size'), x: number('x'), y: number('y'), width: number('textLength') }
  })

describe('the drawing of a floor plan', () => {
  test.each(drawn)(
    '$plan.name: letters are 12 pixels high at its narrowest size, and on the sheet',
    ({ svg }) => {
      const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
      const texts = textsOf(svg)
      expect(texts.length).toBeGreaterThan(3)
      for (const { words, size, x, y, width: wide } of texts) {
        expect((size * NARROWEST_PX) / width, words).toBeGreaterThanOrEqual(12)
        expect(y, words).toBeLessThanOrEqual(height)
        if (wide) expect(x - wide / 2, words).toBeGreaterThanOrEqual(-size)
        if (wide) expect(x + wide / 2, words).toBeLessThanOrEqual(width + size)
      }
    },
  )

  test.each(drawn)('$plan.name: labels every room, inside or below it', ({ plan, svg }) => {
    const words = textsOf(svg)
      .map((text) => text.words)
      .join(' ')
    for (const { name, kind } of plan.layout)
      expect(words.toLowerCase()).toContain((name ?? kind.replace('studio', 'main room')).toLowerCase())
  })

  test('no two plans share a drawing', () => {
    const pictures = drawn.map(({ svg }) =>
      svg.replace(/<title>.*<\/desc>/, '').replace(/aria-label="[^"]*"/, ''),
    )
    expect(new Set(pictures).size).toBe(floorPlans.length)
  })

  test('only an accessible plan shows the wheelchair turning circle', () => {
    for (const { plan, svg } of drawn)
      expect(/<circle [^>]*stroke-dasharray/.test(svg), plan.name).toBe(plan.accessible)
  })

  test('has a text description', () => {
    const plan = floorPlans.find(({ planSlug }) => planSlug === 'the-aspen')
    expect(plan && describeLayout(plan.layout, plan)).toBe(
      'Studio, 430 square feet: main room 16 by 18 feet, kitchenette, entry, closet, bath.',
    )
  })

  test('user text does not become markup', () => {
    const facts = { bedrooms: 0, bathrooms: 0, squareFeet: null, accessible: false }
    const svg = drawFloorPlan(
      [{ kind: 'living', name: '<b>&"', x: 0, y: 0, width: 20, depth: 15, openings: [] }],
      facts,
    )
    expect(svg).not.toContain('<b>')
    expect(svg).toContain('&lt;b&gt;&amp;&quot;')
  })
})
