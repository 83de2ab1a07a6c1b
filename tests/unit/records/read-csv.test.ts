import { expect, test } from 'vitest'
import { MAX_CSV_ROWS } from '@/lib/records/import/limits'
import { readCsv } from '@/lib/records/import/read-csv'

const read = (file: string | Uint8Array) =>
  readCsv(new Blob([typeof file === 'string' ? file : new Uint8Array(file)]).stream())

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
  ['a mark of inches', 'Question,Answer\nA 6\' 2" bed?,Yes\n', /^Line 2 has a quotation mark inside a cell/],
  ['text behind quotes', 'Question,Answer\nA,B\n"A"x,B\n', /^Line 3 has a quotation mark inside a cell/],
  ['an open quote', 'Question,Answer\n"A\nB\nC', /^Line 2 has a quotation mark that is not closed/],
  ['a fault below a separator line', 'sep=;\na;b\nx";y\n', /^Line 3 has/],
  ['a fault in the second piece', `a,b\n${'1,2\n'.repeat(1_000)}${' '.repeat(70_000)}x",y`, /^Line 1002 has/],
  ['binary data', Buffer.from([0x61, 0x0a, 0x62, 0x01, 0x80]), /^Line 2 has a character that no text has/],
  ['JSON', '[{"question":"A"}]', /^This is a JSON file/],
  ['JSON with lines', ' {\n "a": 1 }', /^This is a JSON file/],
  ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), /^This is a picture/],
  ['a drawing', '<?xml version="1.0"?>\n<svg/>', /^This is a picture/],
  ['a web page', '<!doctype html><p>A</p>', /^This is a web page/],
  ['a PDF', '%PDF-1.7', /^This is a PDF/],
  ['a workbook', Buffer.from('504b030414', 'hex'), /^This is an Excel workbook/],
  ['a heading alone', 'Question,Answer\n\n', /^This file has no rows/],
  ['nothing', '', /^This file has no rows/],
  ['too many rows', 'a\n'.repeat(MAX_CSV_ROWS + 2), /^At most 5,000 rows/],
])('%s is refused with the line or the kind of file, and the reason', async (_, file, message) => {
  await expect(read(file)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) })
})
