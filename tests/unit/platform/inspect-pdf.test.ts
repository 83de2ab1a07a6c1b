import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inspectPdf } from '@/lib/platform/pdf/inspect-pdf'
import { PDF_ADVICE, PDF_FAULTS } from '@/lib/platform/pdf/pdf-findings'
import { documentWith, objectStream, pdfWith } from '@/tests/support/pdfs'

const faultsOf = async (bytes: Buffer) =>
  (await inspectPdf(bytes)).faults.map(({ fault, count }) => `${fault} ${count}`)

const UTF16_TITLE = '\\376\\377\\000M\\000a\\000y'

test.each([
  ['everything', documentWith()],
  ['bytes before it', Buffer.concat([Buffer.from('\xef\xbb\xbf\r\nHTTP ', 'latin1'), documentWith()])],
  ['a title in UTF-16', documentWith({ title: UTF16_TITLE })],
  [
    'a title in its metadata',
    documentWith({
      title: null,
      objects: [
        '1 0 obj<</Type/Catalog/Pages 2 0 R/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot 7 0 R/Metadata 20 0 R>>endobj',
        '20 0 obj<</Type/Metadata/Length 99>>stream\n<dc:title><rdf:Alt><rdf:li xml:lang="en">May</rdf:li></rdf:Alt></dc:title>\nendstream endobj',
      ].join('\n'),
    }),
  ],
  [
    'its text in a form',
    documentWith({
      content: '/Im1 Do',
      objects: '5 0 obj<</Type/XObject/Subtype/Form/Length 20>>stream\nBT [(Hello)] TJ ET\nendstream endobj',
    }),
  ],
  ['a decorative picture', documentWith({ alt: null, objects: '10 0 obj<</S/P/P 8 0 R/K 1>>endobj' })],
])('T190: a document passes with %s', async (_, bytes) => {
  expect(await inspectPdf(bytes)).toEqual({ pages: 1, faults: [] })
})

test.each([
  ['no text, as from a scanner', documentWith({ content: '/Im1 Do' }), ['text 1']],
  [
    'text drawn as shapes',
    documentWith({ content: '0 0 m 9 9 l S', objects: '5 0 obj<<>>endobj' }),
    ['text 1'],
  ],
  ['no tags', documentWith({ isTagged: false }), ['tags 1']],
  ['no language', documentWith({ language: null }), ['language 1']],
  ['no title', documentWith({ title: null }), ['title 1']],
  ['a file name as its title', documentWith({ title: 'Microsoft Word - menu.docx' }), ['title 1']],
  ['a picture without description', documentWith({ alt: null }), ['alt 1']],
  ['a description of spaces', documentWith({ alt: '  ' }), ['alt 1']],
  ['a password', documentWith({ trailer: '/Encrypt 20 0 R' }), ['locked 1']],
  ['nothing of it', pdfWith(''), ['tags 1', 'language 1', 'title 1']],
  [
    'packed objects with a fault',
    documentWith({
      isTagged: false,
      title: null,
      objects: objectStream('1 0 <</Type/Catalog/Pages 2 0 R>>'),
    }),
    ['tags 1', 'language 1', 'title 1'],
  ],
])('T190: %s is found', async (_, bytes, faults) => {
  expect(await faultsOf(bytes)).toEqual(faults)
})

const bomb = (dictionary: string) => {
  const zeros = deflateSync(Buffer.alloc(40 * 1024 * 1024)).toString('latin1')
  return `4 0 obj<<${dictionary}/Filter/FlateDecode/Length 1>>stream\n${zeros}\nendstream endobj`
}

// Work that grew with the square of the size would take hours.
describe('T191: the work is bounded', { timeout: 90_000 }, () => {
  test.each([
    ['content that unpacks to 40 MB', bomb(''), ['unread 1']],
    ['packed objects of 40 MB', bomb('/Type/ObjStm/N 1/First 4'), ['unread 1']],
    ['references in a circle', '2 0 obj 20 0 R endobj 20 0 obj 2 0 R endobj', ['unread 1']],
    ['arrays in arrays', `8 0 obj<</K ${'['.repeat(200_000)}>>endobj`, []],
    ['tags in a circle', '9 0 obj<</S/P/K[8 0 R 9 0 R]>>endobj', []],
    ['pages in a circle', '2 0 obj<</Type/Pages/Kids[2 0 R 3 0 R 3 0 R]>>endobj', []],
    ['a string without end', `21 0 obj<</Title(${'('.repeat(500_000)}`, []],
    ['a title without end', `6 0 obj<</Title(${'('.repeat(500_000)}`, []],
  ])('for %s', async (_, objects, faults) => {
    expect(await faultsOf(documentWith({ objects }))).toEqual(faults)
  })

  test('for a file without objects', async () => {
    expect(await faultsOf(Buffer.from('%PDF-1.7 nothing'))).toContain('unread 1')
  })
})

test('each fault says what to do in Word and in Canva', () => {
  for (const fault of PDF_FAULTS) {
    const { title, why, word, canva } = PDF_ADVICE[fault]
    for (const text of [title({ fault, count: 2 }, 5), title({ fault, count: 1 }, 1), why, word, canva])
      expect(text.length, fault).toBeGreaterThan(15)
  }
})
