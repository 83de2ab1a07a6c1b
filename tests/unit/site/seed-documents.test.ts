import { describe, expect, test } from 'vitest'
import { inspectPdf } from '@/lib/platform/pdf/inspect-pdf'
import { ART_FOLDER, readDrawings } from '@/prisma/seed/art'
import { demoData } from '@/prisma/seed/demo-data'
import { brochure, guide, planSheet } from '@/prisma/seed/documents'
import { readPdf } from '@/tests/support/read-pdf'

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

/** It passes the inspection of uploads (T192), in our own fonts, with no letter missing. */
async function expectAccessible(pdf: Buffer): Promise<void> {
  const { words, tags, fonts, isTagged, language } = readPdf(pdf)
  expect((await inspectPdf(pdf)).faults).toEqual([])
  expect({ isTagged, language }).toEqual({ isTagged: true, language: 'en-US' })
  expect(tags).toEqual(expect.arrayContaining(['Document', 'H1']))
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Atkinson|Fraunces)/)
  expect(words).not.toContain('\uFFFD')
}

// Many documents are drawn, which takes a while on a busy machine.
describe('T192: printed papers', { timeout: 90_000 }, () => {
  test('a brochure contains the community, its prices with their date, and its phone number', async () => {
    const art = await readDrawings(ART_FOLDER)
    for (const community of demoData.communities) {
      const pdf = await brochure(community, demoData, art)
      expectValidPdf(pdf)
      await expectAccessible(pdf)
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
      await expectAccessible(pdf)
      const { words, tags, hasAlt } = readPdf(pdf)
      expect(words, plan.planSlug).toContain('1 / 1')
      expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(1)
      expect(hasAlt).toBe(true)
    }
  })

  test('guides are tagged, in our fonts, and deterministic', async () => {
    for (const asset of demoData.contentAssets) {
      const pdf = await guide(asset, demoData)
      expectValidPdf(pdf)
      await expectAccessible(pdf)
      expect(readPdf(pdf).tags).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody']))
      expect(await guide(asset, demoData)).toEqual(pdf)
    }
  })
})
