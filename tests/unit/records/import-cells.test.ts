import { expect, test } from 'vitest'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { cellInput, unescapeFormula } from '@/lib/records/import/cell-input'
import { guessMapping, importableFields, isImportable, slugField } from '@/lib/records/import/columns'

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

test('the apostrophe before a formula is removed, any other stays', () => {
  expect(unescapeFormula("'=NOW()")).toBe('=NOW()')
  expect(unescapeFormula("'-5 degrees")).toBe('-5 degrees')
  expect(unescapeFormula("'Tis the season")).toBe("'Tis the season")
  expect(unescapeFormula("it's = so")).toBe("it's = so")
})
