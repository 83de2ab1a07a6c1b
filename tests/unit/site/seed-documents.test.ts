import { describe, expect, test } from 'vitest'
import { ART_FOLDER, readDrawings } from '@/prisma/seed/art'
import { demoData } from '@/prisma/seed/demo-data'
import { brochure, guide, planSheet } from '@/prisma/seed/documents'
import { drawingOperators } from '@/prisma/seed/pdf/drawing'
import { literal, widthOf, wrap } from '@/prisma/seed/pdf/typeface'
import { activityCalendar, menus } from '@/prisma/seed/weekly-documents'

const NOW = new Date('2026-11-21T18:00:00Z')

/** The cross-reference table must point to the objects, or viewers report a damaged file. */
function expectValidPdf(pdf: Buffer): void {
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7\n')).toBe(true)
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(table, table + 5)).toBe('xref\n')
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(5)
  for (const [at, offset] of offsets.entries()) {
    expect(text.slice(offset, offset + 12)).toContain(`${at + 1} 0 obj`)
  }
  for (const [, length] of text.matchAll(/\/Length (\d+)/g)) expect(Number(length)).toBeGreaterThan(0)
}

const words = (pdf: Buffer) => pdf.toString('latin1').replaceAll('\\', '')

describe('printed papers', () => {
  test('a brochure contains the community, its prices with their date, and its phone number', async () => {
    const art = await readDrawings(ART_FOLDER)
    for (const community of demoData.communities) {
      const pdf = await brochure(community, demoData, art)
      expectValidPdf(pdf)
      const text = words(pdf)
      expect(text).toContain(community.phoneDisplay)
      expect(text).toContain('Prices as of November 1, 2026.')
      for (const plan of demoData.floorPlans.filter((plan) => plan.community === community.slug)) {
        expect(text, plan.planSlug).toContain(plan.startingRateDisplay)
      }
    }
  })

  test('every home has a one-page sheet', () => {
    for (const plan of demoData.floorPlans) {
      const pdf = planSheet(plan, demoData)
      expectValidPdf(pdf)
      expect(words(pdf), plan.planSlug).toContain('(1 / 1)')
    }
  })

  test('calendars, menus and guides are valid and deterministic', () => {
    for (const community of demoData.communities) {
      expectValidPdf(activityCalendar(community, demoData, NOW))
      expectValidPdf(menus(community))
      expect(menus(community)).toEqual(menus(community))
    }
    for (const asset of demoData.contentAssets) expectValidPdf(guide(asset, demoData))
  })
})

describe('type and drawings', () => {
  test('lines fit their width and lose no word', () => {
    const text =
      'Residents choose when to get up. Breakfast starts at seven, and the kitchen keeps eggs going.'
    const lines = wrap(text, 'regular', 13, 200)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(widthOf(line, 'regular', 13)).toBeLessThanOrEqual(200)
  })

  test('quotation marks and brackets are encoded for the printer’s fonts', () => {
    expect(literal('“It’s (warm)” \\ é')).toBe('(\x93It\x92s \\(warm\\)\x94 \\\\ é)')
    expect(literal('日')).toBe('(?)')
  })

  test('a door swings around its hinge', () => {
    const svg =
      '<svg viewBox="0 0 20 20"><path d="M0 0A10 10 0 0 1 10 10" fill="none" stroke="#000000"/></svg>'
    expect(drawingOperators(svg).operators).toContain('0 0 m 5.523 0 10 4.477')
  })
})
