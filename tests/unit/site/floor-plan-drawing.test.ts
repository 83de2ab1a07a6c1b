import { describe, expect, test } from 'vitest'
import { describeLayout, drawFloorPlan } from '@/lib/site/floor-plans/draw-floor-plan'
import {
  type Layout,
  OPENING_KINDS,
  placedOpenings,
  ROOM_KIND_NAMES,
  SWINGS,
  swingOf,
  WALLS,
  wallLength,
} from '@/lib/site/floor-plans/layout'
import { asOutlines } from '@/lib/site/floor-plans/letters'
import letters from '@/lib/site/floor-plans/letters.json'
import { labelsOf } from '@/lib/site/floor-plans/room-labels'
import { FONT_SIZE, NARROWEST_PX, SHEET_WIDTH, textWidth, WALL } from '@/lib/site/floor-plans/sheet'
import { floorPlans } from '@/prisma/seed/data/floor-plans'
import { randomFrom } from '@/tests/support/chaos/random'

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

  test('T125: no label lies over a wall, a fixture or the swing of a door, in the demo and in random plans', () => {
    const random = randomFrom(35)
    const layouts = [
      ...floorPlans.map(({ layout, accessible }) => ({ layout, accessible })),
      ...Array.from({ length: 120 }, () => ({ layout: randomLayout(random), accessible: false })),
    ]
    for (const { layout, accessible } of layouts) {
      const { labels, legend, sheet } = labelsOf(layout, { accessible })
      const walls = layout.flatMap((room) => wallsOf(sheet.box(room)))
      const fixtures = labels.flatMap(({ fittings }) => fittings.map((fitting) => sheet.box(fitting)))
      for (const { room, lines, place } of labels) {
        if (!place) {
          expect(legend.join(' ')).toContain(room.name ?? '')
          continue
        }
        const where = JSON.stringify({ room, lines, place })
        expect(
          walls.filter((wall) => meet(wall, place)),
          where,
        ).toEqual([])
        expect(
          fixtures.filter((fixture) => meet(fixture, place)),
          where,
        ).toEqual([])
        if (Number.isNaN(Number(lines[0]))) {
          const swings = placedOpenings(layout).flatMap((opening) => swingOf(opening) ?? [])
          expect(
            swings.filter((swing) => meet(sheet.box(swing), place)),
            where,
          ).toEqual([])
        }
      }
    }
    const drawnLabels = floorPlans.flatMap((plan) => labelsOf(plan.layout, plan).labels)
    const named = drawnLabels.filter(({ legend }) => legend === null)
    expect(named.length / drawnLabels.length).toBeGreaterThan(0.7)
    const fixtures = drawnLabels.flatMap(({ fittings }) => fittings.map(({ what }) => what))
    const baths = floorPlans.reduce((sum, { bathrooms }) => sum + bathrooms, 0)
    expect(fixtures.filter((what) => what === 'shower')).toHaveLength(baths)
    expect(fixtures.filter((what) => what === 'toilet')).toHaveLength(baths)
  })

  test('T125: letters are 12 pixels high on a phone of 320, and drawn in our font where they are shown', () => {
    expect((FONT_SIZE * NARROWEST_PX) / SHEET_WIDTH).toBeGreaterThanOrEqual(12)
    for (const [letter, [advance]] of Object.entries(letters).filter(([letter]) => /[ -~×′″·’]/.test(letter)))
      expect(textWidth(letter), letter).toBeCloseTo(((advance as number) * FONT_SIZE) / 1000, 5)
    for (const plan of floorPlans) expect(drawFloorPlan(plan.layout, plan, asOutlines)).not.toContain('<text')
    const [plan] = floorPlans
    const renamed = plan?.layout.map((room) => ({ ...room, name: '日光室' })) ?? []
    expect(plan && drawFloorPlan(renamed, plan, asOutlines)).toContain('日光室</text>')
  })
})

type Box = { x: number; y: number; width: number; height: number }

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The four walls around a room, as thick as they are drawn inside it. */
function wallsOf({ x, y, width, height }: Box): Box[] {
  const thick = WALL * 0.7
  const [left, top] = [x - thick / 2, y - thick / 2]
  return [
    { x: left, y: top, width: width + thick, height: thick },
    { x: left, y: top + height, width: width + thick, height: thick },
    { x: left, y: top, width: thick, height: height + thick },
    { x: left + width, y: top, width: thick, height: height + thick },
  ]
}

/** A rectangle cut into rooms of any kind, each with a door. */
function randomLayout(random: () => number): Layout {
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T
  const cut = (x: number, y: number, width: number, depth: number, times: number): Layout => {
    const isWide = width > depth
    const length = isWide ? width : depth
    if (times === 0 || length < 6) {
      const room = {
        kind: pick(ROOM_KIND_NAMES),
        name: random() < 0.2 ? 'Guest and sewing room' : null,
        x,
        y,
        width,
        depth,
      }
      const wall = pick(WALLS)
      const kind = pick(OPENING_KINDS)
      const doorWidth = Math.min(3, wallLength(room, wall))
      const at = Math.floor(random() * (wallLength(room, wall) - doorWidth))
      return [{ ...room, openings: [{ kind, wall, at, width: doorWidth, swing: pick(SWINGS) }] }]
    }
    const part = 2.5 + Math.floor(random() * (length - 5))
    const [first, second] = [Math.floor(random() * times), Math.floor(random() * times)]
    return isWide
      ? [...cut(x, y, part, depth, first), ...cut(x + part, y, width - part, depth, second)]
      : [...cut(x, y, width, part, first), ...cut(x, y + part, width, depth - part, second)]
  }
  return cut(0, 0, 18 + Math.floor(random() * 30), 14 + Math.floor(random() * 20), 5)
}
