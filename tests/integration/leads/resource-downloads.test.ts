import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { GET as getFile } from '@/app/(site)/(full)/downloads/[token]/file/route'
import { GET as getOpenFile } from '@/app/(site)/(full)/resources/[slug]/file/route'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { storePrivateFile } from '@/lib/platform/media/store-file'
import { mediaDir } from '@/lib/platform/paths'
import { sealLink } from '@/lib/platform/private-links/private-link'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { updateRecord } from '@/lib/records/store/operations'
import { mediaFiles } from '@/lib/server/front/media-files'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { somePhone } from '../../support/lead-requests'
import { askForGuide } from '../../support/quiz-requests'

const PDF = Buffer.from(`%PDF-1.7 ${'a winter checklist '.repeat(50)}`)
const PERSON = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1', accept: '*/*' }

let assetId: string
let objectKey: string

beforeEach(async () => {
  await db.$executeRaw`truncate content_assets, asset_downloads, tour_requests, households, outbox_items,
    email_recipients, rate_limits cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  objectKey = (await storePrivateFile(PDF, 'winter.pdf')).objectKey
  const asset = await db.contentAsset.create({
    data: {
      slug: 'winter',
      title: 'Winter at home',
      objectKey,
      fileSize: PDF.length,
      mimeType: 'application/pdf',
      requiredFields: ['email', 'zipCode'],
    },
  })
  assetId = asset.id
})

type Answer = { downloadUrl: string; expiresAt: string; transactionId: string; promise?: string }

async function requested(body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const sent = { email: 'ann@example.com', zipCode: '80302', formLoadTime: 60_000, ...body }
  const response = await askForGuide('winter', sent, { headers })
  expect(response.status, await response.clone().text()).toBe(201)
  return { answer: (await response.json()) as Answer, cookies: response.headers.getSetCookie() }
}

const fetched = (downloadUrl: string, headers: Record<string, string> = PERSON, method = 'GET') =>
  getFile(new Request(`http://localhost:3000${downloadUrl}/file`, { method, headers }), {
    params: Promise.resolve({ token: downloadUrl.split('/').at(-1) ?? '' }),
  })

const count = async () => (await db.contentAsset.findUniqueOrThrow({ where: { id: assetId } })).downloadCount

describe('G5: the gate', () => {
  test("requires exactly the guide's fields", async () => {
    const refused = await askForGuide('winter', { name: 'Ann' })
    expect(refused.status).toBe(400)
    expect((await refused.json()).fieldErrors).toEqual({
      email: 'Please enter a valid email address',
      zipCode: 'Please enter a ZIP code',
    })
    expect(await db.assetDownload.count()).toBe(0)
    expect((await askForGuide('nothing', { email: 'ann@example.com' })).status).toBe(404)
  })

  test('stores the request, mails the link, and alerts staff of a new person without promising a call', async () => {
    const { answer } = await requested()
    expect(await db.assetDownload.findFirstOrThrow()).toMatchObject({
      contentAssetId: assetId,
      email: 'ann@example.com',
      zipCode: '80302',
      contact: 'information',
      downloadedAt: null,
    })
    const mail = await db.outboxItem.findFirstOrThrow({ where: { kind: 'visitor-mail' } })
    expect(mail).toMatchObject({ target: 'ann@example.com', about: 'Guide' })
    expect(mail.text).toContain(answer.downloadUrl)
    const lead = await db.tourRequest.findFirstOrThrow()
    expect(lead).toMatchObject({
      source: 'guide-request',
      email: 'ann@example.com',
      callDueAt: null,
      promise: null,
    })
    expect(lead.message).toMatch(/^Asked for “/)
    expect(await db.outboxItem.count({ where: { kind: 'lead-escalation' } })).toBe(0)
    expect(await db.outboxItem.count({ where: { kind: 'family-mail' } })).toBe(0)
  })

  test('a requested call is a regular lead', async () => {
    const refused = await askForGuide('winter', {
      email: 'ann@example.com',
      zipCode: '80302',
      contact: 'call',
    })
    expect(Object.keys((await refused.json()).fieldErrors)).toEqual(['name', 'phone'])
    const { answer } = await requested({ contact: 'call', name: 'Ann Lee', phone: somePhone() })
    expect(answer.promise).toBeTruthy()
    expect(
      await db.tourRequest.findFirstOrThrow({ include: { deliveries: { where: { kind: 'lead-alert' } } } }),
    ).toMatchObject({
      name: 'Ann Lee',
      source: 'download',
      email: 'ann@example.com',
      deliveries: [{ target: 'desk@example.com' }],
    })
  })

  test('a repeated request is one, and another person’s key opens nothing', async () => {
    const body = { transactionId: 'one-key' }
    const { answer } = await requested(body)
    const again = await askForGuide('winter', { ...body, email: 'ann@example.com', zipCode: '80302' })
    expect(again.status).toBe(200)
    expect((await again.json()).downloadUrl).toBe(answer.downloadUrl)
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(1)
    const other = await requested({ ...body, email: 'mallory@example.com' })
    expect(other.answer.downloadUrl).not.toBe(answer.downloadUrl)
  })

  test('a filled honeypot gets the same response and no mail', async () => {
    await requested({ honeypot: 'x', email: 'victim@example.com' })
    expect((await db.assetDownload.findFirstOrThrow()).heldReason).toBeTruthy()
    expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(0)
  })
})

describe('a known browser', () => {
  const cookieOf = (lines: string[]) => lines.map((line) => line.split(';')[0]).join('; ')

  test('is asked only for missing fields', async () => {
    const { cookies } = await requested()
    expect(cookies[0]).toContain('HttpOnly')
    expect(cookies.join()).not.toContain('ann@example.com')
    const cookie = cookieOf(cookies)
    const second = await askForGuide('winter', { formLoadTime: 60_000 }, { headers: { cookie } })
    expect(second.status).toBe(201)
    expect(await db.assetDownload.count({ where: { email: 'ann@example.com' } })).toBe(2)
    await db.contentAsset.update({ where: { id: assetId }, data: { requiredFields: ['email', 'name'] } })
    const third = await askForGuide('winter', {}, { headers: { cookie } })
    expect((await third.json()).fieldErrors).toEqual({ name: 'Please enter at least 2 characters' })
  })

  test('is not recognized by a forged cookie', async () => {
    const { answer } = await requested()
    const row = await db.assetDownload.findFirstOrThrow()
    const wrong = [
      'porchlight_reader=x',
      `porchlight_reader=${answer.downloadUrl.split('/').at(-1)}`,
      `porchlight_reader=${sealLink('known-contact', row.id, new Date(Date.now() - 1000))}`,
    ]
    for (const cookie of wrong) {
      expect((await askForGuide('winter', {}, { headers: { cookie } })).status).toBe(400)
    }
  })
})

describe('the link', () => {
  test('serves the file as a download that is never cached', async () => {
    const { answer } = await requested()
    const response = await fetched(answer.downloadUrl)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="winter.pdf"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-type')).toBe('application/pdf')
  })

  test('counts one real download, whatever else fetches it before or after', async () => {
    const { answer } = await requested()
    await fetched(answer.downloadUrl, PERSON, 'HEAD')
    await fetched(answer.downloadUrl, { 'user-agent': 'Googlebot/2.1' })
    const part = await fetched(answer.downloadUrl, { ...PERSON, range: 'bytes=9-18' })
    expect([part.status, await part.text()]).toEqual([206, PDF.subarray(9, 19).toString()])
    expect((await fetched(answer.downloadUrl, { ...PERSON, range: 'bytes=999999-' })).status).toBe(416)
    expect(await count()).toBe(0)
    const before = await db.contentAsset.findUniqueOrThrow({ where: { id: assetId } })
    await Promise.all([fetched(answer.downloadUrl), fetched(answer.downloadUrl), fetched(answer.downloadUrl)])
    expect(await count()).toBe(1)
    expect((await db.assetDownload.findFirstOrThrow()).downloadedAt).not.toBeNull()
    expect((await db.contentAsset.findUniqueOrThrow({ where: { id: assetId } })).updatedAt).toEqual(
      before.updatedAt,
    )
  })

  test('ends after three days', async () => {
    const { answer } = await requested()
    expect(new Date(answer.expiresAt).getTime() - Date.now()).toBeGreaterThan(71.9 * 60 * 60 * 1000)
    const { id } = await db.assetDownload.findFirstOrThrow()
    const old = `/downloads/${sealLink('asset-download', id, new Date(Date.now() - 1000))}`
    expect((await fetched(old)).status).toBe(410)
    const inBrowser = await fetched(old, { ...PERSON, accept: 'text/html' })
    expect([inBrowser.status, inBrowser.headers.get('location')]).toEqual([303, old])
    expect(await count()).toBe(0)
  })

  test('does not work when forged', async () => {
    const { answer } = await requested()
    const token = answer.downloadUrl.split('/').at(-1) ?? ''
    const { id } = await db.assetDownload.findFirstOrThrow()
    const end = new Date(Date.now() + 60_000)
    const wrong = [
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      sealLink('quiz-result', id, end),
      sealLink('asset-download', id),
      id,
    ]
    for (const one of wrong) expect((await fetched(`/downloads/${one}`)).status, one).toBe(404)
    expect(await resolveAddress(answer.downloadUrl)).toEqual({ kind: 'page' })
    expect(await resolveAddress(`/downloads/${wrong[0]}`)).toEqual({ kind: 'missing' })
    await db.contentAsset.update({ where: { id: assetId }, data: { active: false } })
    expect((await fetched(answer.downloadUrl)).status).toBe(404)
  })

  test('is the only way to the file', async () => {
    const open = await getOpenFile(
      new Request('http://localhost:3000/resources/winter/file', { headers: PERSON }),
      {
        params: Promise.resolve({ slug: 'winter' }),
      },
    )
    expect([open.status, open.headers.get('location')]).toEqual([303, '/resources/winter#get'])
    const files = mediaFiles(mediaDir())
    const server = createServer((request, response) => {
      if (!files(request, response, request.url ?? '')) response.writeHead(500).end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    for (const path of [`/media/${objectKey}`, `/media/%2e%2e%2fprivate/${objectKey}`]) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
    }
    await new Promise((closed) => server.close(closed))
  })
})

test('a guide without fields is open, and counts once a day per address', async () => {
  await db.contentAsset.update({ where: { id: assetId }, data: { requiredFields: [] } })
  const open = () =>
    getOpenFile(
      new Request('http://localhost:3000/resources/winter/file', {
        headers: { ...PERSON, 'x-porchlight-client-address': '203.0.113.9' },
      }),
      { params: Promise.resolve({ slug: 'winter' }) },
    )
  expect((await open()).status).toBe(200)
  expect((await open()).status).toBe(200)
  expect(await count()).toBe(1)
})

test('without JavaScript the form leads to the signed page, and errors return with the input', async () => {
  const sent = await askForGuide(
    'winter',
    new URLSearchParams({ email: 'ann@example.com', zipCode: '80302' }),
  )
  expect(sent.status).toBe(303)
  expect(await resolveAddress(sent.headers.get('location') ?? '')).toEqual({ kind: 'page' })
  expect(sent.headers.getSetCookie()).toHaveLength(2)
  const refused = await askForGuide('winter', new URLSearchParams({ email: 'nobody', zipCode: '80302' }))
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('Please enter a valid email address')
  expect(page).toContain('value="80302"')
  expect(page).not.toContain('name="phone" type="tel"')
})

test('an editor cannot require unknown fields, nor write the counter', async () => {
  const admin: Actor = {
    id: null,
    username: 'm',
    role: 'admin',
    communityIds: [],
    mayPublish: true,
    ipAddress: null,
    requestId: null,
  }
  await expect(
    updateRecord(admin, contentAssets, assetId, { requiredFields: ['shoeSize'] }),
  ).rejects.toMatchObject({
    fieldErrors: { requiredFields: expect.stringContaining('shoeSize') },
  })
  await updateRecord(admin, contentAssets, assetId, { downloadCount: 999, title: 'Winter' })
  expect(await count()).toBe(0)
})
