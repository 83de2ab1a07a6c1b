import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPdf } from '@/lib/platform/pdf/pdf-check'
import { isPdf } from '@/lib/platform/pdf/pdf-limits'
import { objectStream, pdfWith } from '@/tests/support/pdfs'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-check-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function refusal(bytes: Buffer): Promise<string | null> {
  const path = join(folder, 'file.pdf')
  await writeFile(path, bytes)
  return checkPdf(path).then(
    () => null,
    (error: Error) => error.message,
  )
}

const picture = (bytes: string) => `8 0 obj<</Length ${bytes.length}>>stream\n${bytes}\nendstream endobj`

test.each([
  ['a plain page', pdfWith('')],
  ['a mark of UTF-8 before it', pdfWith('', '\xef\xbb\xbf')],
  ['packed objects', pdfWith(objectStream('5 0 <</Type/Font>>'))],
  ['short names in a picture by chance', pdfWith(picture('\x00/JS(\xff/JS 1 0 R'))],
  ['an outline before a picture', pdfWith(`7 0 obj<</Type/Outlines/First 12 0 R>>endobj\n${picture('x')}`)],
  ['a form that is sent nowhere', pdfWith('7 0 obj<</Type/Annot/Subtype/Widget/FT/Tx>>endobj')],
  [
    'pages that are packed',
    Buffer.from(`%PDF-1.7\n${objectStream('2 0 <</Type /Pages/Kids[]>>')}\n%%EOF`, 'latin1'),
  ],
])('%s is taken', async (_, bytes) => {
  expect(await refusal(bytes)).toBeNull()
})

test.each([
  ['a script on opening', '7 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'],
  ['its name in another spelling', '7 0 obj<</S/J#61vaScript/#4aS(app.alert(1))>>endobj'],
  ['a script of a rendition', '7 0 obj<</S/Rendition/JS 8 0 R>>endobj'],
  ['a program', '7 0 obj<</S /Launch/F(cmd.exe)>>endobj'],
  ['a packed script', objectStream('7 0 <</S/JavaScript/JS(app.alert(1))>>')],
  ['packed without saying so', objectStream('7 0 <</S/JavaScript/JS(x)>>').replace('/Type/ObjStm', '')],
  ['packed under a misleading text', objectStream('7 0 <</S/Launch>>').replace('/N 1', '/N 1/X(endobj obj)')],
  ['a packed program', objectStream('7 0 <</S/L#61unch/F(cmd.exe)>>')],
  ['a script inside a stream, which an index can name', picture('7 0 obj<</S/JavaScript/JS 1 0 R>>endobj')],
])('T100: %s is refused', async (_, objects) => {
  expect(await refusal(pdfWith(objects))).toMatch(/script or starts a program/)
})

test.each([
  ['packed objects that are encrypted', `${objectStream('\x01\x02')}\n6 0 obj<</Encrypt 5 0 R>>endobj`],
  ['packed in another way', objectStream('7 0 <<>>').replace('FlateDecode', 'LZWDecode')],
  ['packed twice', objectStream('7 0 <<>>').replace('/FlateDecode', '[/ASCII85Decode/FlateDecode]')],
  ['broken', objectStream('7 0 <<>>').replace('stream\n', 'stream\nxx')],
  [
    'too much',
    objectStream('').replace(/stream\n[\s\S]*endstream/, () => {
      return `stream\n${deflateSync(Buffer.alloc(70 * 1024 * 1024)).toString('latin1')}\nendstream`
    }),
  ],
])('T100: what cannot be read is refused: %s', async (_, objects) => {
  expect(await refusal(pdfWith(objects))).toMatch(/cannot be checked/)
})

test('a file without a page tree is no document', async () => {
  expect(await refusal(Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF\n'))).toBe(
    'This PDF has no pages',
  )
})

test('a PDF is known by its mark within the first 1,024 bytes', () => {
  expect(isPdf(Buffer.from(`${' '.repeat(1_024)}%PDF-1.4`))).toBe(true)
  expect(isPdf(Buffer.from(`${' '.repeat(1_025)}%PDF-1.4`))).toBe(false)
  expect(isPdf(Buffer.from('%PDF-9'))).toBe(false)
})
