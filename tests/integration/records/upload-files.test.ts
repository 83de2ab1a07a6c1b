import { readdir } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET as getFile } from '@/app/(site)/(full)/downloads/[token]/file/route'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { privateStorage, storage } from '@/lib/platform/integrations/storage'
import { incomingDir } from '@/lib/platform/paths'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { uploadFile, uploadGuide } from '@/lib/records/images/handle-upload'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'
import { somebody } from '@/tests/support/admin-fixtures'
import { objectStream, pdfWith, somePdf } from '@/tests/support/pdfs'
import { askForGuide } from '../../support/quiz-requests'

const editor = somebody('editor')
const bodyOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream()
const upload = (bytes: Buffer, filename = 'Menü — Juli.PDF', actor = editor) =>
  uploadFile(actor, bodyOf(bytes), { filename })

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  return error as AppError
}

beforeEach(
  () => db.$executeRaw`truncate content_assets, asset_downloads, post_attachments, rate_limits cascade`,
)

describe('a linkable file', () => {
  test('T64: is stored under an address that ends in a readable name', async () => {
    const bytes = somePdf('July')
    const { record, isDuplicate } = await upload(bytes)
    expect(isDuplicate).toBe(false)
    expect(record).toMatchObject({
      originalName: 'Menü — Juli.PDF',
      mimeType: 'application/pdf',
      sizeBytes: bytes.length,
      uploadedBy: 'a editor',
      url: expect.stringMatching(/^\/media\/files\/[0-9a-f]{24}\/menu-juli\.pdf$/),
    })
    expect(await storage().read(String(record.objectKey))).toEqual(bytes)
    const again = await upload(bytes)
    expect([again.isDuplicate, again.record.id]).toEqual([true, record.id])
    const marked = pdfWith('', '\xef\xbb\xbf')
    expect((await upload(marked, 'Łódź.pdf')).record.url).toMatch(/\/lodz\.pdf$/)
    expect((await upload(bytes, '../../etc/passwd')).record.url).toMatch(/\/passwd\.pdf$/)
    expect(await readdir(incomingDir())).toEqual([])
  })

  test.each([
    ['HTML called .pdf', Buffer.from('<!doctype html><script>1</script>'.repeat(9)), 400],
    ['a PDF cut short', somePdf('x', 9_000).subarray(0, 5_000), 400],
    ['more than 20 MB', Buffer.concat([somePdf('x'), Buffer.alloc(20 * 1024 * 1024)]), 413],
    ['nothing', Buffer.alloc(0), 400],
    ['no pages', Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF\n'), 400],
    ['a packed script', pdfWith(objectStream('7 0 <</S/JavaScript/JS(app.alert(1))>>')), 400],
  ])('T61: %s is refused and leaves nothing', async (_, bytes, status) => {
    expect((await refusal(upload(bytes))).status).toBe(status)
    expect(await readdir(incomingDir())).toEqual([])
    expect(await db.postAttachment.count()).toBe(0)
  })

  test('T22: is not accessible to a counselor', async () => {
    expect((await refusal(upload(somePdf('x'), 'a.pdf', somebody('counselor')))).status).toBe(403)
  })
})

describe('G5: a guide uploaded by staff', () => {
  const given = () =>
    createRecord(editor, contentAssets, { title: 'Winter', slug: 'winter', requiredFields: ['email'] })

  test('is private, and a family that requests it gets exactly that file, whole or in part', async () => {
    const { id, updatedAt } = await given()
    const bytes = somePdf('Winter at home', 60_000)
    const stored = await uploadGuide(editor, id, bodyOf(bytes), { seen: updatedAt })
    expect(stored).toMatchObject({ fileSize: bytes.length, mimeType: 'application/pdf' })
    const key = String(stored.objectKey)
    expect(await storage().exists(key)).toBe(false)
    expect(await privateStorage().size(key)).toBe(bytes.length)

    const asked = await askForGuide('winter', { email: 'ann@example.com', formLoadTime: 60_000 })
    const { downloadUrl } = (await asked.json()) as { downloadUrl: string }
    const fetched = (headers: Record<string, string> = {}) =>
      getFile(new Request(`http://localhost:3000${downloadUrl}/file`, { headers }), {
        params: Promise.resolve({ token: downloadUrl.split('/').at(-1) ?? '' }),
      })
    expect(Buffer.from(await (await fetched()).arrayBuffer())).toEqual(bytes)
    const part = await fetched({ range: 'bytes=100-299' })
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '200'])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 300))
  })

  test('replaces the previous one, and is in the history', async () => {
    const { id } = await given()
    const first = await uploadGuide(editor, id, bodyOf(somePdf('one')), {})
    const second = await uploadGuide(editor, id, bodyOf(somePdf('two')), {})
    expect(second.objectKey).not.toBe(first.objectKey)
    expect(await db.revision.count({ where: { entityId: id } })).toBe(3)
  })

  test('is refused after a change the user has not seen, and for users who may not write', async () => {
    const { id, updatedAt } = await given()
    await updateRecord(editor, contentAssets, id, { title: 'Winter at home' })
    expect((await refusal(uploadGuide(editor, id, bodyOf(somePdf('x')), { seen: updatedAt }))).status).toBe(
      409,
    )
    const viewer = somebody('viewer')
    expect((await refusal(uploadGuide(viewer, id, bodyOf(somePdf('x')), {}))).status).toBe(403)
    expect((await getRecord(editor, contentAssets, id)).objectKey).toBeNull()
  })
})
