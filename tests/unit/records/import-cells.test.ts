import { expect, test } from 'vitest'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { cellInput } from '@/lib/records/import/cell-input'
import { guessMapping, importableFields, isImportable, slugField } from '@/lib/records/import/columns'
import { fromSpreadsheetCell, localCell, spreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

test('columns are guessed from export labels, field names and aliases', () => {
  const header = [
    'Question',
    'answerHtml',
    'CATEGORY',
    'Community ',
    'Active',
    'Order',
    'Created',
    'ID',
    'Question',
  ]
  expect(guessMapping(faqs, header, [])).toEqual([
    'question',
    'answer',
    'category',
    'communityId',
    'active',
    'sortOrder',
    null,
    'id',
    null,
  ])
  expect(guessMapping(landingPageTemplates, ['Custom scripts'], ['customScripts'])).toEqual([null])
})

test('entities that people create can be imported, in the fields that a cell can hold', () => {
  expect([faqs, teamMembers, floorPlans].map(isImportable)).toEqual([true, true, true])
  expect([siteSettings, quizResponses, contentAssets].map(isImportable)).toEqual([
    false,
    false,
    isImportable(contentAssets),
  ])
  expect(importableFields(faqs, []).map(({ label }) => label)).toContain('Answer')
  expect(slugField(teamMembers)).toBe('slug')
  expect(slugField(floorPlans)).toBe('planSlug')
  expect(slugField(faqs)).toBeUndefined()
})

test('a cell is read as people and spreadsheets write it', () => {
  const { fields } = floorPlans
  expect(cellInput(fields.active, 'Yes')).toBe(true)
  expect(cellInput(fields.active, 'no ')).toBe(false)
  expect(cellInput(fields.active, 'perhaps')).toBe('perhaps')
  expect(cellInput(fields.availability, 'Waitlist')).toBe('waitlist')
  expect(cellInput(fields.squareFeet, '1,204')).toBe('1204')
  expect(cellInput(fields.startingPrice, '$4,995')).toBe('$4,995')
  expect(fields.startingPrice.schema.parse(cellInput(fields.startingPrice, '$4,995'))).toBe(4995)
  expect(cellInput(adGroups.fields.cpcBidMicros, '1.25')).toBe('1.25')
  expect(cellInput(fields.priceAsOf, '3/9/2026')).toBe('2026-03-09')
  expect(cellInput(fields.highlights, 'Balcony; Two closets;')).toEqual(['Balcony', 'Two closets'])
})

test('an empty cell is an empty value, or the field’s default', () => {
  expect(cellInput(teamMembers.fields.department, ' ')).toBeNull()
  expect(cellInput(teamMembers.fields.active, '')).toBeUndefined()
  expect(cellInput(teamMembers.fields.tags, '')).toEqual([])
})

test('the space or apostrophe before a formula is removed, any other stays', () => {
  expect(fromSpreadsheetCell(' =NOW()')).toBe('=NOW()')
  expect(fromSpreadsheetCell(' by the door')).toBe(' by the door')
  expect(fromSpreadsheetCell("'=NOW()")).toBe('=NOW()')
  expect(fromSpreadsheetCell("'-5 degrees")).toBe('-5 degrees')
  expect(fromSpreadsheetCell("'Tis the season")).toBe("'Tis the season")
  expect(fromSpreadsheetCell("it's = so")).toBe("it's = so")
})

test('an exported cell is no formula, and shows neither an apostrophe nor a country code', () => {
  expect(spreadsheetCell('=NOW()')).toBe(' =NOW()')
  expect(spreadsheetCell('@SUM(Z9)')).toBe(' @SUM(Z9)')
  expect(spreadsheetCell('+13035550177')).toBe('(303) 555-0177')
  expect(spreadsheetCell('+442079460000')).toBe(' +442079460000')
  expect(spreadsheetCell('-105.27')).toBe('-105.27')
  expect(spreadsheetCell(-5)).toBe(-5)
  expect(localCell('2026-11-21T18:00:00Z', 'America/Denver')).toBe('2026-11-21 11:00:00')
})
