import { expect, test } from 'vitest'
import { MAX_CSV_ROWS } from '@/lib/records/import/limits'
import { readTable } from '@/lib/records/import/read-table'
import { workbook } from '@/tests/support/workbook'

const read = (file: string | Uint8Array) =>
  readTable(new Blob([typeof file === 'string' ? file : new Uint8Array(file)]).stream())

const TABLE = 'Question,Answer\r\nWhat is “respite”?,A stay – 1 week\r\n'
const TABBED = TABLE.replaceAll(',', '\t')
const wide = (text: string) => Buffer.from(text, 'utf16le')

test.each<[string, string | Uint8Array]>([
  ['UTF-8', TABLE],
  ['two byte order marks', `\ufeff\ufeff${TABLE}`],
  ['semicolons', TABLE.replaceAll(',', ';')],
  ['tabs', TABBED],
  ['bars', TABLE.replaceAll(',', '|')],
  ['a line that names the separator', `sep=;\r\n${TABLE.replaceAll(',', ';')}`],
  ['the same behind a mark and in quotes', `\ufeff"sep=;"\n${TABLE.replaceAll(',', ';')}`],
  ['old line endings', TABLE.replaceAll('\r\n', '\r')],
  ['UTF-16', wide(`\ufeff${TABBED}`)],
  ['UTF-16, the other byte first', wide(`\ufeff${TABBED}`).swap16()],
  ['UTF-16 without a mark', wide(`Question with a long heading\tAnswer\r\n${TABBED.split('\r\n')[1]}`)],
  ['half a character at the end', Buffer.concat([wide(`\ufeff${TABBED}`), Buffer.from([0x41])])],
  [
    'Windows-1252',
    Buffer.from(TABLE.replace('“', '\x93').replace('”', '\x94').replace('–', '\x96'), 'latin1'),
  ],
])('a table in %s is read', async (_, file) => {
  const { header, rows } = await read(file)
  expect(header.at(-1)).toBe('Answer')
  expect(rows).toEqual([['What is “respite”?', 'A stay – 1 week']])
})

test('the separator is that of the first line that has one', async () => {
  expect((await read('Report of July\nDay;Cost\n1;2,50\n')).rows.at(-1)).toEqual(['1', '2,50'])
  expect((await read('"a;b;c",d\n1,2\n')).header).toEqual(['a;b;c', 'd'])
})

test.each([
  ['an open quote', 'Question,Answer\n"A\nB\nC', /^Line 2 has a quotation mark that is not closed/],
  ['a fault below a separator line', 'sep=;\na;b\n"x;y\n', /^Line 3 has/],
  ['a fault in the second piece', `a,b\n${'1,2\n'.repeat(30_000 / 6)}"x,y`, /^Line 5002 has/],
  ['binary data', Buffer.from([0x61, 0x0a, 0x62, 0x01, 0x80]), /^Line 2 has a character that is not text/],
  ['JSON', '[{"question":"A"}]', /^This is a JSON file/],
  ['JSON with lines', ' {\n "a": 1 }', /^This is a JSON file/],
  ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), /^This is a picture/],
  ['a drawing', '<?xml version="1.0"?>\n<svg/>', /^This is a picture/],
  ['a web page', '<!doctype html><p>A</p>', /^This is a web page/],
  ['a PDF', '%PDF-1.7', /^This is a PDF/],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^This is an old Excel workbook/],
  ['a damaged workbook', Buffer.from('504b030414', 'hex'), /^This workbook cannot be read/],
  ['a ZIP of something else', workbook({ files: { 'a.txt': 'x' } }), /^This is a compressed file/],
  [
    'a workbook with a document type',
    workbook({ sheet: '<!DOCTYPE x [<!ENTITY a "aa">]><worksheet><sheetData/></worksheet>' }),
    /^This workbook cannot be read/,
  ],
  ['a heading alone', 'Question,Answer\n\n', /^This file has no rows/],
  ['nothing', '', /^This file has no rows/],
  ['too many rows', 'a\n'.repeat(MAX_CSV_ROWS + 2), /^Please use at most 5,000 rows/],
])('%s is refused with the line or the kind of file, and the reason', async (_, file, message) => {
  await expect(read(file)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) })
})

test('marks of inches and stray quotation marks stay in their cells', async () => {
  const file = 'Question,Answer\nA 6\' 2" bed?,Yes\n"A"x,B\n"A 12" pot",C\n"He said ""no""",D\n'
  expect((await read(file)).rows).toEqual([
    ['A 6\' 2" bed?', 'Yes'],
    ['"A"x', 'B'],
    ['A 12" pot', 'C'],
    ['He said "no"', 'D'],
  ])
})

test('T154: a workbook reads as the file that Excel would save of it', async () => {
  const cell = (at: string, attributes: string, value: string) => `<c r="${at}" ${attributes}>${value}</c>`
  const inline = (at: string, text: string) => cell(at, 't="inlineStr"', `<is><t>${text}</t></is>`)
  const rows = [
    `<row r="1">${inline('A1', 'Events')}</row>`,
    `<row r="3">${cell('A3', 't="s"', '<v>0</v>')}${inline('C3', 'Start')}${inline('F3', 'Room')}</row>`,
    `<row r="4">${cell('A4', 't="s"', '<v>1</v>')}${cell('B4', 's="1"', '<v>46357</v>')}${[
      cell('C4', 's="1"', '<v>46357.604166666664</v>'),
      cell('D4', 's="2"', '<v>0.375</v>'),
      cell('E4', 't="b"', '<v>1</v>'),
      cell('F4', '', '<v>0.30000000000000004</v>'),
    ].join('')}</row>`,
    `<row r="5">${inline('A5', 'A_x000A_B')}${cell('B5', 't="e"', '<v>#N/A</v>')}</row>`,
  ]
  const file = workbook({
    sheet: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    files: {
      'xl/sharedStrings.xml':
        '<sst><si><t>Title</t></si><si><r><t>Tea &amp; </t></r><r><t>talk 6"</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="h:mm\\ AM/PM"/></numFmts><cellStyleXfs><xf numFmtId="22"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    },
  })
  const { header, rows: read4 } = await read(file)
  expect([header, ...read4]).toEqual([
    ['Events', '', '', '', '', ''],
    ['', '', '', '', '', ''],
    ['Title', '', 'Start', '', '', 'Room'],
    ['Tea & talk 6"', '2026-12-01', '2026-12-01 14:30', '09:00', 'TRUE', '0.3'],
    ['A\nB', '', '', '', '', ''],
  ])
})

test('T154: a workbook that unpacks to too much is refused before it is unpacked', async () => {
  const sheet = `<worksheet><sheetData>${' '.repeat(65 * 1024 * 1024)}</sheetData></worksheet>`
  await expect(read(workbook({ sheet }))).rejects.toMatchObject({ status: 400 })
}, 30_000)
