import { randomUUID } from 'node:crypto'
import { addHours } from 'date-fns'
import { expect, test } from 'vitest'
import { deferredActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { toolsFor } from '@/lib/records/assistants/tools'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { planPublication } from '@/lib/records/publish/plan-publication'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { addToRelease } from '@/lib/records/releases/release-items'
import { createRelease, readRelease } from '@/lib/records/releases/releases'
import { planRelease } from '@/lib/records/releases/run-release'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, givenImage, member } from '@/tests/support/admin-fixtures'
import { givenKey } from '@/tests/support/api-keys'
import { callTool, connectAssistant } from '@/tests/support/assistant'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'

/** Enough to reach every tool with every kind; a slow machine makes fewer calls. */
const CALLS = 400
const BUDGET_MS = 12_000
const FEWEST = 100

/** The tables of drafts. Everything else in the database is what visitors see, or who may do what. */
const OF_DRAFTS = ['drafts', 'preview_links', 'release_items', 'audit_log', 'api_keys']

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A site with records that are live, hidden, planned, drafted by colleagues and in releases. */
async function givenSite() {
  await db.siteSettings.create({ data: { companyName: 'Larkspur Homes' } })
  const account = await givenAccount({ role: 'editor' })
  const editor = await deferredActor(account.id)
  if (!editor) throw new Error('no account')
  const community = await givenCommunity('larkspur')
  const image = await givenImage('A garden')
  const [live, hidden, planned, released, open] = await Promise.all(
    ['live', 'hidden', 'planned', 'released', 'open'].map((slug) =>
      db.teamMember.create({
        data: member(slug, { active: slug !== 'hidden', communityId: community.id, avatarImageId: image.id }),
      }),
    ),
  )
  const faq = await db.faq.create({ data: { question: 'Pets?', answer: 'Yes.', active: true } })
  const post = await db.blogPost.create({
    data: { title: 'Snow', slug: 'snow', content: '<p>White</p>', published: true },
  })
  const review = await db.testimonial.create({
    data: { authorName: 'Ann', content: 'Kind people.', rating: 5, approved: true },
  })
  const page = await db.page.create({
    data: { path: '/garden', title: 'Garden', description: 'Green.', active: true },
  })
  const team = entityNamed('teamMember')
  for (const { id } of [planned, released, open].filter((row) => row !== undefined))
    await saveDraft(editor, team, id, { values: { bio: 'By hand' } })
  if (!planned || !released || !open || !live || !hidden) throw new Error('not all were created')
  const at = addHours(new Date(), 5).toISOString()
  await planPublication(editor, team, planned.id, { action: 'publish', at })
  const waiting = await createRelease(editor, 'Waiting')
  await addToRelease(editor, waiting.id, { entity: 'team-members', entityId: released.id })
  const { items } = await readRelease(editor, waiting.id)
  await planRelease(
    editor,
    waiting.id,
    at,
    items.map(({ entityId, version }) => ({ entityId, version })),
  )
  const { id: openRelease } = await createRelease(editor, 'Open')
  const ids = [live, hidden, planned, released, open, faq, post, review, page, community, image]
  return { ids: ids.map(({ id }) => id), releases: [waiting.id, openRelease] }
}

const HOSTILE = [
  true,
  null,
  '',
  'larkspur',
  '<p>Free rooms, $1 a month</p><script>alert(1)</script>',
  '2020-01-01T00:00:00Z',
  5,
  [],
  ['a'],
  { active: true },
  'javascript:alert(1)',
]

test('T186: no sequence of calls by assistants changes what visitors see', { timeout: 120_000 }, async () => {
  const seed = 20_261_128
  const next = numbersFrom(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const site = await givenSite()
  const { headers, id: keyId } = await givenKey(['content:read', 'content:drafts'])
  const client = await connectAssistant(headers)
  const tools = toolsFor({ role: 'editor', scopes: ['content:drafts'] }).map(({ name }) => name)
  const kinds = entities.map(({ path }) => path)
  const likely = ['team-members', 'faqs', 'blog-posts', 'testimonials', 'pages', 'communities']
  const own: string[] = [randomUUID(), randomUUID()]

  const kindOf = () => (next() < 0.8 ? one(likely) : one(kinds))
  const valuesOf = (kind: string) => {
    const fields = Object.keys(entities.find(({ path }) => path === kind)?.fields ?? {})
    const named = Array.from({ length: 1 + Math.floor(next() * 4) }, () =>
      one([...fields, 'id', 'updatedAt']),
    )
    const flags = { active: true, published: true, approved: true, isPublic: true }
    const values = Object.fromEntries(named.map((name) => [name, one(HOSTILE)]))
    return next() < 0.3 ? { ...values, ...flags } : values
  }
  const argumentsOf = (tool: string) => {
    const kind = kindOf()
    const id = next() < 0.7 ? one(site.ids) : one(own)
    const values = next() < 0.5 ? { bio: `Bio ${next()}` } : valuesOf(kind)
    const every = { kind, id, values, releaseId: one(site.releases), days: one([1, 7, 30]), words: 'a' }
    const wanted: Record<string, (keyof typeof every)[]> = {
      list_kinds: [],
      describe_kind: ['kind'],
      list_records: ['kind'],
      list_changeable: ['kind'],
      list_own_drafts: [],
      list_releases: [],
      search: ['words'],
      propose_draft: ['kind', 'id', 'values'],
      preview_link: ['kind', 'id', 'days'],
      add_to_release: ['releaseId', 'kind', 'id'],
    }
    const names = next() < 0.05 ? Object.keys(every) : (wanted[tool] ?? ['kind', 'id'])
    return Object.fromEntries(Object.entries(every).filter(([name]) => names.includes(name)))
  }

  const before = await databaseFingerprint()
  const theirs = await draftsOfOthers(keyId)
  const start = Date.now()
  const made = { calls: 0, proposed: 0, added: 0 }
  while (made.calls < CALLS && (made.calls < FEWEST || Date.now() - start < BUDGET_MS)) {
    made.calls += 1
    const tool = next() < 0.4 ? 'propose_draft' : one([...tools, 'publish_record', 'store_draft'])
    const answer = await callTool(client, tool, argumentsOf(tool)).catch(() => null)
    if (!answer || answer.isError) continue
    if (tool === 'propose_draft') {
      made.proposed += 1
      own.push(answer.json.id)
    }
    if (tool === 'add_to_release') made.added += 1
    // More than a key may call in five minutes.
    if (made.calls % 100 === 0) await db.rateLimit.deleteMany({})
  }
  const after = await databaseFingerprint()
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(
    changed.filter((table) => !OF_DRAFTS.includes(table)),
    `seed ${seed}`,
  ).toEqual([])
  expect(await draftsOfOthers(keyId), `seed ${seed}`).toEqual(theirs)
  expect(await db.releaseItem.count({ where: { releaseId: site.releases[0] ?? '' } })).toBe(1)
  // A fuzz that only met refusals would prove nothing.
  expect(made.proposed).toBeGreaterThan(3)
})

const draftsOfOthers = (keyId: string) =>
  db.draft.findMany({ where: { NOT: { actorId: keyId } }, orderBy: { id: 'asc' } })
