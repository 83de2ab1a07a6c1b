import { describe, expect, test } from 'vitest'
import { ART_FOLDER, readDrawings } from '@/prisma/seed/art'
import { demoData } from '@/prisma/seed/demo-data'
import { brochure, guide, planSheet } from '@/prisma/seed/documents'
import { activityCalendar, menus } from '@/prisma/seed/weekly-documents'
import { readPdf } from '@/tests/support/read-pdf'

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

/** Tagged for screen readers, in our own fonts, with no letter missing. */
function expectAccessible(pdf: Buffer): void {
  const { words, tags, fonts, isTagged, language } = readPdf(pdf)
  expect({ isTagged, language }).toEqual({ isTagged: true, language: 'en-US' })
  expect(tags).toEqual(expect.arrayContaining(['Document', 'H1']))
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Atkinson|Fraunces)/)
  expect(words).not.toContain('\uFFFD')
}

// Many documents are drawn, which takes a while on a busy machine.
describe('printed papers', { timeout: 90_000 }, () => {
  test('a brochure contains the community, its prices with their date, and its phone number', async () => {
    const art = await readDrawings(ART_FOLDER)
    for (const community of demoData.communities) {
      const pdf = await brochure(community, demoData, art)
      expectValidPdf(pdf)
      const { words, hasAlt } = readPdf(pdf)
      expect(hasAlt).toBe(true)
      expect(words).toContain(community.phoneDisplay)
      expect(words).toContain('Prices as of November 1, 2026.')
      for (const plan of demoData.floorPlans.filter((plan) => plan.community === community.slug)) {
        const price = `$${plan.startingPrice.toLocaleString('en-US')} a month`
        expect(words, plan.planSlug).toContain(price)
      }
      expect(words).toContain('plus $2,000 once (community fee)')
    }
  })

  test('every home has a one-page sheet with its drawing', async () => {
    for (const plan of demoData.floorPlans) {
      const pdf = await planSheet(plan, demoData)
      expectValidPdf(pdf)
      const { words, tags, hasAlt } = readPdf(pdf)
      expect(words, plan.planSlug).toContain('1 / 1')
      expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(1)
      expect(hasAlt).toBe(true)
    }
  })

  test('calendars, menus and guides are tagged, in our fonts, and deterministic', async () => {
    for (const community of demoData.communities) {
      const calendar = await activityCalendar(community, demoData, NOW)
      expectValidPdf(calendar)
      expectAccessible(calendar)
      expect(readPdf(calendar).tags).toEqual(expect.arrayContaining(['H2', 'H3', 'Table', 'TR', 'TH', 'TD']))
      expect(await menus(community)).toEqual(await menus(community))
      expectAccessible(await menus(community))
    }
    for (const asset of demoData.contentAssets) {
      const pdf = await guide(asset, demoData)
      expectValidPdf(pdf)
      expect(readPdf(pdf).tags).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody']))
    }
  })

  test('every time on a calendar says am or pm', async () => {
    const [community] = demoData.communities
    if (!community) throw new Error('the demo has no community')
    const { words } = readPdf(await activityCalendar(community, demoData, NOW))
    const times = words.match(/\b\d{1,2}:\d\d(?: [ap]m)?/g) ?? []
    expect(times.length).toBeGreaterThan(10)
    expect(times.filter((time) => !/ [ap]m$/.test(time))).toEqual([])
  })
})
