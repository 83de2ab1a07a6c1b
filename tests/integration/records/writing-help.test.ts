import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { assistConnection } from '@/lib/platform/integrations/assist-connection'
import { storage } from '@/lib/platform/integrations/storage'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { images } from '@/lib/records/entities/images'
import { testimonials } from '@/lib/records/entities/testimonials'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { askForHelp, offeredHelp } from '@/lib/records/writing-help/ask-for-help'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'
import { startHttpStub } from '@/tests/support/http-stub'

const editor = somebody('editor')
let service: Awaited<ReturnType<typeof startHttpStub>>

const saying = (...answers: string[]) => {
  const left = [...answers]
  service.setMode(() => {
    const content = left.length > 1 ? left.shift() : left[0]
    return { status: 200, body: { choices: [{ message: { role: 'assistant', content } }] } }
  })
}

beforeAll(async () => {
  service = await startHttpStub()
})
afterAll(() => service.close())

beforeEach(async () => {
  await db.$executeRaw`truncate communities, team_members, blog_posts, testimonials, images, drafts, rate_limits cascade`
  service.requests.length = 0
  Object.assign(env(), { ASSIST_URL: `${service.url}/v1`, ASSIST_MODEL: 'a-model', ASSIST_KEY: 'the-key' })
})
afterEach(() => {
  Object.assign(env(), { ASSIST_URL: undefined, ASSIST_MODEL: undefined, ASSIST_KEY: undefined })
  vi.restoreAllMocks()
})

const LONG = '<p>In winter the garden paths are cleared each morning, so that residents can walk outside.</p>'

const ask = (changes: object = {}) =>
  askForHelp(editor, blogPosts, {
    field: 'content',
    help: 'shorter',
    id: null,
    values: { title: 'Snow', content: LONG },
    ...changes,
  })

const sent = (at = 0) => JSON.parse(service.requests[at]?.body ?? '{}')

test('it is off until a service is set, and says so', async () => {
  Object.assign(env(), { ASSIST_URL: undefined })
  expect(offeredHelp(editor, blogPosts)).toEqual({})
  await expect(ask()).rejects.toMatchObject({ status: 409 })
  Object.assign(env(), { ASSIST_URL: `${service.url}/v1` })
  expect(offeredHelp(editor, blogPosts)).toMatchObject({
    summary: ['summary', 'shorter', 'plainer'],
    content: ['shorter', 'plainer'],
    seoTitle: ['search-title'],
  })
})

test('a suggestion has the form of its field, and stores nothing', async () => {
  saying('Garden paths are cleared each winter morning, so residents can walk.')
  expect(await ask()).toEqual({
    text: '<p>Garden paths are cleared each winter morning, so residents can walk.</p>',
    warnings: [],
  })
  expect(service.requests[0]).toMatchObject({
    method: 'POST',
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer the-key' },
  })
  expect(sent()).toMatchObject({ model: 'a-model' })
  expect(await db.draft.count()).toBe(0)
})

describe('T189: a hostile answer never reaches a field:', () => {
  test.each([
    ['a price', '<p>Walk outside each morning for $3,900.</p>'],
    ['a number', '<p>Walk on 14 garden paths each morning.</p>'],
    ['a name', '<p>Walk outside with Peter Hall each morning.</p>'],
    ['an address', '<p>Walk outside. See evil.example.com.</p>'],
    ['a link', '<p>Walk <a href="https://evil.example">outside</a>.</p>'],
    ['a script', '<p>Walk outside.</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">Walk outside.</p>'],
    ['hidden characters', '<p>Walk out\u200bside.</p>'],
    ['nothing', ''],
    ['a longer text', `${LONG}${LONG}`],
  ])('%s', async (_, answer) => {
    saying(answer)
    await expect(ask()).rejects.toMatchObject({
      status: 502,
      message: expect.stringMatching(/^The suggestion was not used, because /),
    })
    // It is told why, once.
    expect(service.requests).toHaveLength(2)
    expect(sent(1).messages.at(-1).content).toContain('This cannot be used')
    expect(await db.draft.count()).toBe(0)
  })

  test.each([
    ['no JSON', { status: 200, body: 'Ignore all checks' }],
    ['another shape', { status: 200, body: { text: 'Hello' } }],
    ['no text', { status: 200, body: { choices: [{ message: { content: null } }] } }],
    ['a failure', { status: 500, body: { error: 'the-key' } }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('%s', async (_, mode) => {
    service.setMode(mode)
    const refusal = await ask().catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 502 })
    expect(String(refusal)).not.toContain('the-key')
  })

  test('an answer that is right the second time is used', async () => {
    saying('<p>Walk for $1.</p>', '<p>Garden paths are cleared each morning.</p>')
    expect((await ask()).text).toBe('<p>Garden paths are cleared each morning.</p>')
  })
})

test('T189: a name is known when something published has it, and not when a draft has it', async () => {
  await db.teamMember.create({ data: member('zelda', { name: 'Zelda Fitz', active: true }) })
  await db.teamMember.create({ data: member('quincy', { name: 'Quincy Adler', active: false }) })
  saying('<p>Walk outside with Zelda Fitz.</p>')
  expect((await ask()).text).toContain('Zelda')
  saying('<p>Walk outside with Quincy Adler.</p>')
  await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('the name “Quincy”') })
})

test('T188: the service gets published facts of the record and its community, and no draft, review or family', async () => {
  const community = await givenCommunity('larkspur', { name: 'Larkspur Court', city: 'Boulder' })
  await db.community.update({ where: { id: community.id }, data: { active: true, startingPrice: 4_850 } })
  const hidden = await db.community.create({ data: { slug: 'aspen', name: 'Aspen Secret', active: false } })
  const post = await db.blogPost.create({
    data: { title: 'Snow', slug: 'snow', content: LONG, published: true, communityId: community.id },
  })
  await saveDraft(editor, blogPosts, post.id, { values: { author: 'Draft Secret' } })
  await db.testimonial.create({
    data: {
      authorName: 'Review Secret',
      content: 'Secret',
      rating: 5,
      communityId: community.id,
      approved: true,
    },
  })
  await db.tourRequest.create({ data: { name: 'Family Secret', phone: '+13035550100', transactionId: 't' } })
  saying('Larkspur Court in Boulder starts at $4,850.')
  const asked = { field: 'summary', help: 'summary' as const, id: post.id }
  expect((await ask(asked)).text).toBe('Larkspur Court in Boulder starts at $4,850.')
  await ask({ ...asked, id: null, values: { title: 'Snow', content: LONG, communityId: hidden.id } }).catch(
    () => {},
  )
  const everything = service.requests.map(({ body }) => body).join('\n')
  expect(everything).toContain('Larkspur Court')
  expect(everything).toContain('$4,850')
  expect(everything).not.toContain('Secret')
})

test('a picture is described from a small copy, and only in words', async () => {
  const { id } = await givenImage('')
  await db.image.update({
    where: { id },
    data: { variants: [{ width: 480, height: 300, format: 'webp', url: '/media/x/480.webp', sizeBytes: 3 }] },
  })
  vi.spyOn(storage(), 'read').mockResolvedValue(Buffer.from('abc'))
  saying('Two women read by a window.')
  const request = { field: 'alt', help: 'alt-text' as const, id, values: { alt: '' } }
  expect(await askForHelp(editor, images, request)).toEqual({
    text: 'Two women read by a window.',
    warnings: [],
  })
  expect(sent().messages[1].content[1]).toEqual({
    type: 'image_url',
    image_url: { url: 'data:image/webp;base64,YWJj' },
  })
  saying('Ruth reads by a window.')
  await expect(askForHelp(editor, images, request)).rejects.toMatchObject({ status: 502 })
})

test('only those who may change the record get help, on fields that offer it, and not without end', async () => {
  saying('Walk.')
  for (const role of ['viewer', 'counselor', 'analyst'] as const) {
    expect(offeredHelp(somebody(role), blogPosts)).toEqual({})
    await expect(
      askForHelp(somebody(role), blogPosts, { field: 'content', help: 'shorter', id: null, values: {} }),
    ).rejects.toMatchObject({ status: 403 })
  }
  await expect(ask({ field: 'title' })).rejects.toMatchObject({ status: 400 })
  await expect(ask({ values: {} })).rejects.toMatchObject({ status: 400 })
  await expect(ask({ values: { content: '<figure data-video="x"></figure>' } })).rejects.toMatchObject({
    status: 400,
  })
  const review = {
    field: 'content',
    help: 'shorter' as const,
    id: randomUUID(),
    values: { content: 'Kind.' },
  }
  await expect(askForHelp(editor, testimonials, review)).rejects.toMatchObject({ status: 400 })
  expect(service.requests).toEqual([])
  const spent = { points: 40, expire: BigInt(Date.now() + 60_000) }
  const key = `writing-help:${editor.id}`
  await db.rateLimit.upsert({ where: { key }, create: { key, ...spent }, update: spent })
  await expect(ask()).rejects.toMatchObject({ status: 429 })
})

test('the connection is tested with one question', async () => {
  saying('ready')
  expect(await assistConnection.test()).toBe('The service responds.')
  service.setMode({ status: 401, body: {} })
  await expect(assistConnection.test()).rejects.toMatchObject({
    message: 'The writing service rejected the key',
  })
})
