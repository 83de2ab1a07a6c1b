import { readdir } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET as getFile } from '@/app/(site)/(full)/downloads/[token]/file/route'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { privateStorage, storage } from '@/lib/platform/integrations/storage'
import { incomingDir } from '@/lib/platform/paths'
import { checkDocuments } from '@/lib/records/documents/check-documents'
import { listDocuments } from '@/lib/records/documents/list-documents'
import { readCheck } from '@/lib/records/documents/store-check'
import { communities } from '@/lib/records/entities/communities'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { videos } from '@/lib/records/entities/videos'
import { uploadFile, uploadGuide } from '@/lib/records/images/handle-upload'
import { uploadVideo } from '@/lib/records/images/upload-video'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { documentsPart } from '@/lib/server/health/parts/documents'
import { getCommunity } from '@/lib/site/communities/community'
import { requirePublicCommunity } from '@/lib/site/communities/public-community'
import { getPublicFloorPlans } from '@/lib/site/communities/public-floor-plans'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { communityNodes } from '@/lib/site/seo/schema-org/community'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'
import { documentWith, objectStream, pdfWith, somePdf } from '@/tests/support/pdfs'
import { SOME_CAPTIONS, someMp4, someWebm } from '@/tests/support/videos'
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
  () =>
    db.$executeRaw`truncate document_checks, content_assets, asset_downloads, post_attachments, videos, communities, team_members, drafts, rate_limits cascade`,
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
    const { record: stored } = await uploadGuide(editor, id, bodyOf(bytes), { seen: updatedAt })
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
    const { record: first } = await uploadGuide(editor, id, bodyOf(somePdf('one')), {})
    const { record: second } = await uploadGuide(editor, id, bodyOf(somePdf('two')), {})
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

describe('T193: documents that some people cannot read', () => {
  const listed = async (state: 'all' | 'failing' | 'passing' = 'all') => {
    const { rows } = await listDocuments(editor, { state, page: 1 })
    return rows.map(({ name, faults, uses }) => ({
      name,
      faults: faults.map(({ fault }) => fault),
      uses: uses.map(({ title }) => title),
    }))
  }

  test('are taken in with a list of what to fix, kept with the file', async () => {
    const { record, document } = await upload(documentWith({ alt: null, title: null }))
    expect(document).toEqual({
      pages: 1,
      faults: [
        { fault: 'title', count: 1 },
        { fault: 'alt', count: 1 },
      ],
    })
    expect(await readCheck(String(record.objectKey))).toEqual(document)
  })

  test('are listed first and reported while public pages link to them, and leave with the file', async () => {
    const bad = await upload(documentWith({ isTagged: false }), 'Old menu.pdf')
    await upload(documentWith(), 'Good.pdf')
    const url = String(bad.record.url)
    const { id } = await db.community.create({
      data: { slug: 'birch', name: 'Birch Court', brochureLink: url, active: false },
    })
    await checkDocuments.run(new Date())
    expect(await documentsPart.check()).toMatchObject({ state: 'good', words: /no public page links/ })
    await db.community.update({ where: { id }, data: { active: true } })
    await checkDocuments.run(new Date())
    expect(await listed()).toEqual([
      { name: 'Old menu.pdf', faults: ['tags'], uses: ['Birch Court'] },
      { name: 'Good.pdf', faults: [], uses: [] },
    ])
    expect((await listed('passing')).map(({ name }) => name)).toEqual(['Good.pdf'])
    expect(await documentsPart.check()).toMatchObject({ state: 'bad', words: /^Public pages link to 1 PDF / })
    await db.community.update({ where: { id }, data: { brochureLink: null } })
    await db.postAttachment.delete({ where: { id: bad.record.id } })
    await checkDocuments.run(new Date())
    expect((await listed()).map(({ name }) => name)).toEqual(['Good.pdf'])
  })

  test('are found among guides, and among files that only an address names', async () => {
    const { id } = await createRecord(editor, contentAssets, { title: 'Winter', slug: 'winter' })
    await uploadGuide(editor, id, bodyOf(documentWith({ language: null })), {})
    const { record } = await upload(documentWith({ title: null }), 'Brochure.pdf')
    await db.community.create({
      data: { slug: 'aspen', name: 'Aspen', brochureLink: String(record.url) },
    })
    await db.postAttachment.delete({ where: { id: record.id } })
    await db.documentCheck.deleteMany()
    await checkDocuments.run(new Date())
    expect(await listed('failing')).toEqual([
      { name: 'Winter', faults: ['language'], uses: ['Winter'] },
      { name: 'brochure.pdf', faults: ['title'], uses: ['Aspen'] },
    ])
  })
})

const film = (bytes: Buffer, filename = 'Walk-through.MOV', actor = editor) =>
  uploadVideo(actor, bodyOf(bytes), { filename })

describe('a video', () => {
  test('T128: is stored as what its bytes say, once, and opens no page', async () => {
    const bytes = someMp4({ seconds: 58 })
    const { record, isDuplicate } = await film(bytes)
    expect(isDuplicate).toBe(false)
    expect(record).toMatchObject({
      title: '',
      captions: '',
      mimeType: 'video/mp4',
      seconds: 58,
      width: 1280,
      height: 720,
      sizeBytes: bytes.length,
      filename: 'Walk-through.MOV',
      uploadedBy: 'a editor',
      url: expect.stringMatching(/^\/media\/files\/[0-9a-f]{24}\/walk-through\.mp4$/),
    })
    expect(await storage().read(String(record.objectKey))).toEqual(bytes)
    const again = await film(bytes, 'other.mp4')
    expect([again.isDuplicate, again.record.id]).toEqual([true, record.id])
    expect((await film(someWebm(), 'b')).record).toMatchObject({ mimeType: 'video/webm' })
    expect(await readdir(incomingDir())).toEqual([])
  })

  test.each([
    ['HTML called .mp4', Buffer.from('<!doctype html><video src=x>'.repeat(9)), 400, 'MP4 or WebM'],
    ['a QuickTime file', someMp4({ type: 'qt  ' }), 400, 'QuickTime'],
    ['more than 90 seconds', someMp4({ seconds: 120 }), 400, 'is 120 seconds long'],
    ['one cut short', someMp4().subarray(0, 400), 400, 'damaged'],
    ['more than 40 MB', Buffer.concat([someMp4(), Buffer.alloc(40 * 1024 * 1024)]), 413, '40 MB'],
  ])('T128: %s is refused and leaves nothing', async (_, bytes, status, words) => {
    const { status: answered, message } = await refusal(film(bytes, 'a.mp4'))
    expect([answered, message]).toEqual([status, expect.stringContaining(words)])
    expect(await readdir(incomingDir())).toEqual([])
    expect(await db.video.count()).toBe(0)
  })

  test('T22: is not uploaded by a counselor', async () => {
    expect((await refusal(film(someMp4(), 'a.mp4', somebody('counselor')))).status).toBe(403)
  })
})

describe('T129: a video is shown with captions, a transcript, a poster and its day, or not at all', () => {
  async function given() {
    const { id: communityId } = await givenCommunity('maple-court')
    const { id: directorId } = await db.teamMember.create({ data: member('ann', { role: 'Director' }) })
    const { record } = await film(someMp4())
    const poster = await givenImage('Ann in the doorway')
    const parts = {
      title: 'Ann says hello',
      takenOn: '2026-11-03',
      posterImageId: poster.id,
      captions: SOME_CAPTIONS,
      transcript: 'Come in. This is the living room.',
    }
    return { communityId, directorId, videoId: record.id, parts }
  }

  test('no record can use it before, and a draft that names it cannot be published', async () => {
    const { communityId, directorId, videoId, parts } = await given()
    const values = { greetingVideoId: videoId, greetingById: directorId }
    const missing = { greetingVideoId: expect.stringContaining('It still needs captions') }
    await updateRecord(editor, videos, videoId, { ...parts, captions: '' })
    expect((await refusal(updateRecord(editor, communities, communityId, values))).fieldErrors).toMatchObject(
      missing,
    )
    await saveDraft(editor, communities, communityId, { values })
    expect((await refusal(publishRecord(editor, communities, communityId))).fieldErrors).toMatchObject(
      missing,
    )
    await updateRecord(editor, videos, videoId, { captions: SOME_CAPTIONS })
    const { id: imageId } = await givenImage('The front door')
    await db.community.update({
      where: { id: communityId },
      data: {
        street: '1 Elm St',
        phoneDisplay: '(720) 555-0100',
        shortDescription: 'Small and bright',
        imageId,
      },
    })
    await publishRecord(editor, communities, communityId)
    expect(await getRecord(editor, communities, communityId)).toMatchObject(values)
  })

  test('captions are checked at their field and stored as the file that players load', async () => {
    const { videoId, parts } = await given()
    const wrong = await refusal(
      updateRecord(editor, videos, videoId, { ...parts, captions: '1\n00:00:01,000 --> 00:00:02,000\nHi' }),
    )
    expect([wrong.status, wrong.fieldErrors]).toEqual([
      400,
      { captions: expect.stringContaining('must be WebVTT') },
    ])
    const { captionsUrl } = await updateRecord(editor, videos, videoId, parts)
    const key = String(captionsUrl).replace('/media/', '')
    expect((await storage().read(key)).toString()).toBe(SOME_CAPTIONS.trim())
  })

  test('while it is used it keeps its parts, and cannot be deleted', async () => {
    const { communityId, directorId, videoId, parts } = await given()
    await updateRecord(editor, videos, videoId, parts)
    await updateRecord(editor, communities, communityId, {
      greetingVideoId: videoId,
      greetingById: directorId,
    })
    for (const name of Object.keys(parts)) {
      const { fieldErrors } = await refusal(updateRecord(editor, videos, videoId, { [name]: '' }))
      expect(fieldErrors).toEqual({ [name]: expect.stringContaining('Pages show this video') })
    }
    const { status, message } = await refusal(removeRecord(editor, videos, videoId))
    expect([status, message]).toEqual([409, expect.stringContaining('maple-court')])
    const speechless = updateRecord(editor, communities, communityId, { greetingById: '' })
    expect((await refusal(speechless)).fieldErrors).toHaveProperty('greetingById')
  })

  test('pages, markup and API have it as long as who speaks is on the team', async () => {
    const { communityId, directorId, videoId, parts } = await given()
    await updateRecord(editor, videos, videoId, parts)
    const read = async () => {
      const community = await getCommunity('maple-court')
      if (!community) throw new Error('no community')
      const nodes = communityNodes(community, { dial: '' }, await getSiteSettings(), {
        hours: [],
        now: new Date(),
      })
      const films = nodes.filter((node) => node?.['@type'] === 'VideoObject')
      const { greeting: told } = await requirePublicCommunity('maple-court')
      const [plan] = await getPublicFloorPlans(communityId)
      return { community, films, told, plan }
    }
    const plan = { communityId, planSlug: 'oak', name: 'The Oak', bedrooms: 1, bathrooms: 1 }
    await db.floorPlan.create({ data: plan })
    expect(await read()).toMatchObject({
      community: { greeting: null, floorPlans: [{ walkThrough: null }] },
      films: [],
      told: null,
      plan: { walkThrough: null },
    })

    await db.floorPlan.updateMany({ data: { walkThroughVideoId: videoId } })
    await db.community.updateMany({ data: { greetingVideoId: videoId, greetingById: directorId } })
    const shown = await read()
    expect(shown).toMatchObject({
      community: {
        greeting: { person: { name: 'Name of ann' }, video: { seconds: 58 } },
        floorPlans: [{ walkThrough: { title: 'Ann says hello' } }],
      },
      told: { name: 'Name of ann', role: 'Director', video: { takenOn: '2026-11-03' } },
      plan: { walkThrough: { captionsUrl: expect.stringMatching(/\.vtt$/), transcript: parts.transcript } },
    })
    expect(shown.films).toHaveLength(2)
    expect(shown.films[0]).toMatchObject({ name: 'Ann says hello', duration: 'PT58S' })

    await db.teamMember.updateMany({ data: { active: false } })
    expect(await read()).toMatchObject({ community: { greeting: null }, told: null })
    await db.video.updateMany({ data: { captions: '' } })
    expect((await read()).plan).toMatchObject({ walkThrough: null })
  })
})
