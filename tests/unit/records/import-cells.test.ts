import { expect, test } from 'vitest'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { events } from '@/lib/records/entities/events'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { redirects } from '@/lib/records/entities/redirects'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { cellInput, isSameCell } from '@/lib/records/import/cell-input'
import {
  guessMapping,
  headingRow,
  importableFields,
  isImportable,
  slugField,
} from '@/lib/records/import/columns'
import { fromSpreadsheetCell, localCell, spreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

const ZONE = 'America/Denver'

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
  expect(cellInput(fields.active, 'Yes', ZONE)).toBe(true)
  expect(cellInput(fields.active, 'no ', ZONE)).toBe(false)
  expect(cellInput(fields.active, 'perhaps', ZONE)).toBe('perhaps')
  expect(cellInput(fields.availability, 'Waitlist', ZONE)).toBe('waitlist')
  expect(cellInput(fields.squareFeet, '1,204', ZONE)).toBe('1204')
  expect(cellInput(fields.startingPrice, '$4,995', ZONE)).toBe('$4,995')
  expect(fields.startingPrice.schema.parse(cellInput(fields.startingPrice, '$4,995', ZONE))).toBe(4995)
  expect(cellInput(adGroups.fields.cpcBidMicros, '1.25', ZONE)).toBe('1.25')
  expect(cellInput(fields.priceAsOf, '3/9/2026', ZONE)).toBe('2026-03-09')
  expect(cellInput(fields.highlights, 'Balcony; Two closets;', ZONE)).toEqual(['Balcony', 'Two closets'])
})

test('an empty cell is an empty value, or the field’s default', () => {
  expect(cellInput(teamMembers.fields.department, ' ', ZONE)).toBeNull()
  expect(cellInput(teamMembers.fields.active, '', ZONE)).toBeUndefined()
  expect(cellInput(teamMembers.fields.tags, '', ZONE)).toEqual([])
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

test('T155: a date and time is read as programs and people write it, in the zone of its column', () => {
  const read = (cell: string) => cellInput(events.fields.startsAt, cell, ZONE)
  const at = '2026-11-22T21:30:00.000Z'
  for (const cell of [
    '11/22/2026 2:30 PM',
    '11/22/26 14:30',
    '22.11.2026 14:30',
    '2026-11-22 14:30:00',
    '2026-11-22T14:30',
    '2026-11-22T21:30:00Z',
    '2026-11-22T14:30:00-07:00',
    'Nov 22, 2026 2:30 pm',
    '22-Nov-26 14:30',
    'Sunday, November 22, 2026 2:30 p.m.',
    '46348.604166666664',
  ])
    expect(read(cell), cell).toBe(at)
  expect(read('12/1/2026 12:00 AM')).toBe('2026-12-01T07:00:00.000Z')
  expect(read('2026-11-01 01:30')).toBe('2026-11-01T07:30:00.000Z')
  expect(read('2028-02-29 10:00')).toBe('2028-02-29T17:00:00.000Z')
  expect(read('2027-03-14 02:30')).toEqual({ problem: expect.stringContaining('clocks are set forward') })
  expect(read('2026-12-01')).toEqual({ problem: expect.stringContaining('has no time') })
  for (const cell of ['2027-02-29 10:00', '2026-12-01 24:00', '13/13/2026 9:00', 'tomorrow at 9', '12:30'])
    expect(events.fields.startsAt.schema.safeParse(read(cell)).success, cell).toBe(false)
  expect(cellInput(floorPlans.fields.priceAsOf, '9-Mar-26', ZONE)).toBe('2026-03-09')
})

test('T155: a cell of our own export is the same after Excel has saved it', () => {
  const same = (kind: 'text' | 'date' | 'dateTime', cell: string, exported: string) =>
    isSameCell({ ...faqs.fields.question, kind }, cell, exported, ZONE)
  expect(same('date', '3/9/2026', '2026-03-09')).toBe(true)
  expect(same('dateTime', '11/22/2026 14:30', '2026-11-22T21:30:47.120Z')).toBe(true)
  expect(same('dateTime', '11/22/2026 14:31', '2026-11-22T21:30:47.120Z')).toBe(false)
  expect(same('text', '2134', '02134')).toBe(true)
  expect(same('text', '1.23457E+11', '123456789012')).toBe(true)
  expect(same('text', '2-Mar', '3-2')).toBe(true)
  expect(same('text', '2135', '02134')).toBe(false)
  expect(same('text', '', '02134')).toBe(false)
})

test('the heading is the row that names the most columns, and names its zone and its system', () => {
  const rows = [
    ['Our events'],
    ['Printed Nov 20'],
    ['Title', 'Start (America/Chicago)', 'Seats'],
    ['A', '', ''],
  ]
  expect(headingRow(events, rows, [])).toBe(2)
  expect(headingRow(events, [['A'], ['B']], [])).toBe(0)
  expect(guessMapping(events, rows[2] ?? [], [])).toEqual(['title', 'startsAt', 'maxAttendees'])
  const yoast = ['Origin', 'Target', 'Type', 'Format']
  expect(guessMapping(redirects, yoast, [])).toEqual(['fromPath', 'toPath', 'statusCode', null])
  const redirection = ['source', 'target', 'regex', 'code', 'type', 'hits', 'title', 'status']
  expect(guessMapping(redirects, redirection, [])).toEqual([
    'fromPath',
    'toPath',
    null,
    'statusCode',
    null,
    null,
    null,
    'active',
  ])
})
