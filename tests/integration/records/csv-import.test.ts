import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { communities } from '@/lib/records/entities/communities'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { redirects } from '@/lib/records/entities/redirects'
import { teamMembers } from '@/lib/records/entities/team-members'
import { undoImport } from '@/lib/records/import/apply-rows'
import { createImport, findImport } from '@/lib/records/import/imports'
import { refusedCsv } from '@/lib/records/import/refused-csv'
import { previewImport, runImport } from '@/lib/records/import/run-import'
import { exportCsv } from '@/lib/records/lists/list-records'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate users, team_members, communities, faqs, imports, redirects cascade`
})

async function person(role: Role, communityIds: string[] = []): Promise<Actor> {
  const { id, username } = await givenAccount({ role })
  return { ...somebody(role, communityIds), id, username }
}

/** A file as it arrives, in arbitrary chunks. */
function bodyOf(text: string, size = 7): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

async function given(actor: Actor, entity: Entity, text: string) {
  const { id } = await createImport(actor, entity, bodyOf(text), 'people.csv')
  const { mapping } = await findImport(db, actor, entity, id)
  return { id, mapping }
}

const run = async (actor: Actor, entity: Entity, text: string, allOrNothing = false) => {
  const { id, mapping } = await given(actor, entity, text)
  const look = await previewImport(actor, entity, id, { mapping })
  return { id, look, report: await runImport(actor, entity, id, { mapping, allOrNothing }) }
}

const exported = async (actor: Actor, entity: Entity) =>
  new Response(await exportCsv(actor, entity, new URLSearchParams())).text()

const PEOPLE = `Name;Slug;Role;Active;Community
Ann Alder;ann;Nurse;Yes;Juniper
"Ben ""Bo"" Birch";ben;"Cook;
and baker";no;
`

test('a semicolon-separated file is previewed without a trace, then imported, logged, and undone in one step', async () => {
  const editor = await person('editor')
  const juniper = await givenCommunity('juniper', { name: 'Juniper' })
  const { id: annId } = await db.teamMember.create({ data: member('ann', { role: 'Driver' }) })
  const { id, mapping } = await given(editor, teamMembers, PEOPLE)
  const before = await db.teamMember.findMany()
  const audits = await db.auditEntry.count()

  const look = await previewImport(editor, teamMembers, id, { mapping })
  expect(look.counts).toEqual({ created: 1, changed: 1, unchanged: 0, refused: 0 })
  expect(look.rows).toMatchObject([
    { number: 2, outcome: 'changed', title: 'Ann Alder', words: 'Name, Role, Community' },
    { number: 3, outcome: 'created', title: 'Ben "Bo" Birch' },
  ])
  expect(await db.teamMember.findMany()).toEqual(before)
  expect(await db.auditEntry.count()).toBe(audits)

  const report = await runImport(editor, teamMembers, id, { mapping, allOrNothing: true })
  expect(report.counts).toEqual(look.counts)
  const ann = await db.teamMember.findUniqueOrThrow({ where: { id: annId } })
  expect(ann).toMatchObject({ name: 'Ann Alder', role: 'Nurse', communityId: juniper.id })
  const ben = await db.teamMember.findUniqueOrThrow({ where: { slug: 'ben' } })
  expect(ben).toMatchObject({ role: 'Cook;\nand baker', active: false })
  const audit = await db.auditEntry.findMany({ where: { actorId: editor.id }, orderBy: { id: 'asc' } })
  expect(audit.map(({ action }) => action)).toEqual(['update', 'create', 'import'])
  await expect(runImport(editor, teamMembers, id, { mapping, allOrNothing: false })).rejects.toMatchObject({
    status: 409,
  })

  expect(await undoImport(editor, teamMembers, id)).toEqual({ undone: 2 })
  expect(await db.teamMember.findMany({ select: { name: true, role: true, communityId: true } })).toEqual([
    { name: 'Name of ann', role: 'Driver', communityId: null },
  ])
  expect(await db.auditEntry.count({ where: { action: 'undo-import', entityId: id } })).toBe(1)
  await expect(undoImport(editor, teamMembers, id)).rejects.toMatchObject({ status: 409 })
})

test('an exported file is imported without changes, whatever its cells start with', async () => {
  const admin = await person('admin')
  const lodge = await givenCommunity('lodge', { name: 'Lodge, "The Pines"; east' })
  const awkward = [
    '=HYPERLINK("https://evil.example")',
    "'=1+1 with an apostrophe of its own",
    "'Tis the season, isn't it?",
    '-5 degrees outside?',
    '+1 (303) 555-0140?',
    '@home or here; what costs less?',
    'Said "no", then “yes”…',
    'A line\nand another\r\nand a third',
    'Kann meine Mutter ihren Hund mitbringen? 🐕‍🦺 ¿Sí?',
    'null',
    '007',
  ]
  for (const [at, question] of awkward.entries()) {
    const answer = `<p>${question.replaceAll('<', '')}</p>`
    const communityId = at % 2 ? lodge.id : null
    await db.faq.create({ data: { question, answer, communityId, active: at % 3 === 0, sortOrder: at } })
  }
  await db.faq.create({ data: { question: 'null', answer: '<p>Twice</p>', category: 'a; b' } })
  const before = await db.faq.findMany({ orderBy: { id: 'asc' } })
  const { look, report } = await run(admin, faqs, await exported(admin, faqs))
  expect(look.counts).toEqual({ created: 0, changed: 0, unchanged: awkward.length + 1, refused: 0 })
  expect(report.counts).toEqual(look.counts)
  expect(await db.faq.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
  expect(await db.revision.count({ where: { entity: 'faq' } })).toBe(0)

  // Importing the same file into an empty table creates the same questions.
  const file = (await exported(admin, faqs)).split('\n')
  await db.faq.deleteMany()
  const { id, mapping } = await given(admin, faqs, file.join('\n'))
  const asNew = mapping.map((name) => (name === 'id' ? null : name))
  const made = await runImport(admin, faqs, id, { mapping: asNew, allOrNothing: false })
  expect(made.counts).toMatchObject({ created: awkward.length + 1, refused: 0 })
  const questions = (await db.faq.findMany({ orderBy: { sortOrder: 'asc' } })).map(({ question }) => question)
  expect(questions).toContain('=HYPERLINK("https://evil.example")')
  expect(questions).toContain('-5 degrees outside?')
})

describe('a refused row', () => {
  test('has its number and reason, can be downloaded, and keeps the others in or out as the user chooses', async () => {
    const editor = await person('editor')
    const file = `Name,Slug,Role,Email,Community
Good,good,Nurse,,
,bad-slug!,Nurse,nobody,Nowhere
Double,good,Cook,,
Too,many,cells,,,,,x

Also good,also,Nurse,,`
    const { id, mapping } = await given(editor, teamMembers, file)
    const look = await previewImport(editor, teamMembers, id, { mapping })
    expect(look.counts).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 3 })
    const refused = look.rows.filter(({ outcome }) => outcome === 'refused')
    expect(refused.map(({ number }) => number)).toEqual([3, 4, 5])
    expect(refused[0]?.words).toContain('There is no community called “Nowhere”')
    expect(refused[1]?.words).toBe('Slug: Row 2 is about the same team member')
    expect(refused[2]?.words).toBe('This row has 8 cells, the heading 5')
    const download = await refusedCsv(editor, teamMembers, id)
    expect(download).toContain('Double,good,Cook,,,4,Slug: Row 2 is about the same team member')

    await expect(runImport(editor, teamMembers, id, { mapping, allOrNothing: true })).rejects.toMatchObject({
      status: 409,
      message: '3 of the rows are refused, so nothing was imported',
    })
    expect(await db.teamMember.count()).toBe(0)
    await runImport(editor, teamMembers, id, { mapping, allOrNothing: false })
    expect((await db.teamMember.findMany({ orderBy: { slug: 'asc' } })).map(({ slug }) => slug)).toEqual([
      'also',
      'good',
    ])
  })

  test('is validated by the entity and by the database', async () => {
    const admin = await person('admin')
    const theirs = await givenCommunity('theirs')
    await db.teamMember.create({ data: { ...member('taken'), communityId: theirs.id } })
    const editor = await person('editor', [(await givenCommunity('own')).id])
    const words = async (actor: Actor, text: string) => {
      const { id, mapping } = await given(actor, teamMembers, text)
      return (await previewImport(actor, teamMembers, id, { mapping })).rows.map((row) => row.words)
    }
    expect(await words(admin, 'Name,Slug,Role,Email\nA,A b,,nobody')).toEqual([
      'Slug: Slug must be lowercase letters, numbers, and hyphens only; Role: Role is required; Email: Please enter a valid email address',
    ])
    // Another user's record is not visible, but its slug is still taken.
    expect(await words(editor, 'Name,Slug,Role,Community\nA,taken,Cook,own')).toEqual([
      'Slug: Slug is already used by another team member',
    ])
    expect(await words(editor, 'Name,Slug,Role,Community\nA,free,Cook,')).toEqual([
      'This belongs to a community you do not work for',
    ])
  })
})

test('an undo is refused as a whole when another user has changed one of the records', async () => {
  const [editor, other] = [await person('editor'), await person('editor')]
  const { id } = await run(editor, teamMembers, 'Name,Slug,Role\nA,a,Cook\nB,b,Nurse')
  await db.teamMember.update({
    where: { slug: 'a' },
    data: { role: 'Chef', updatedAt: new Date(Date.now() + 5_000) },
  })
  await expect(undoImport(editor, teamMembers, id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Nothing was undone'),
  })
  expect(await db.teamMember.count()).toBe(2)
  // Only its author and administrators can see or undo it.
  await expect(undoImport(other, teamMembers, id)).rejects.toMatchObject({ status: 404 })
  await expect(undoImport(await person('viewer'), teamMembers, id)).rejects.toMatchObject({ status: 403 })
})

test('new records are unpublished; those the file publishes must pass the publish checks', async () => {
  const admin = await person('admin')
  await run(admin, teamMembers, 'Name,Slug,Role\nA,a,Cook')
  expect((await db.teamMember.findUniqueOrThrow({ where: { slug: 'a' } })).active).toBe(false)
  const { id, mapping } = await given(admin, communities, 'Name,Slug,City,Active\nBare,bare,Boulder,Yes')
  const { rows } = await previewImport(admin, communities, id, { mapping })
  expect(rows).toMatchObject([{ outcome: 'refused', words: expect.stringContaining('Street is needed') }])
})

test('plans of two communities may share a name: a file about one does not move those of the other', async () => {
  const admin = await person('admin')
  const [alder, linden] = await Promise.all([
    givenCommunity('alder', { name: 'Alder House' }),
    givenCommunity('linden', { name: 'Linden House' }),
  ])
  const file = (home: string, price: number) =>
    `Name,Community,Bedrooms,Bathrooms,Starting price,Price as of\nStudio,${home},0,1,${price},11/1/2026`
  await run(admin, floorPlans, file('Alder House', 4100))
  const { report } = await run(admin, floorPlans, file('Linden House', 3900))
  expect(report.counts).toMatchObject({ created: 1, changed: 0 })
  const again = await run(admin, floorPlans, file('Alder House', 4200))
  expect(again.report.counts).toMatchObject({ created: 0, changed: 1 })
  const plans = await db.floorPlan.findMany({ orderBy: { startingPrice: 'asc' } })
  expect(plans.map(({ communityId }) => communityId)).toEqual([linden.id, alder.id])
})

test('only users who may create and change the records import them, and only entities that people create', async () => {
  const file = 'Name,Slug,Role\nA,a,Cook'
  for (const role of ['viewer', 'counselor', 'analyst'] as const) {
    await expect(createImport(await person(role), teamMembers, bodyOf(file), 'f')).rejects.toMatchObject({
      status: 403,
    })
  }
  await expect(createImport(await person('admin'), quizResponses, bodyOf(file), 'f')).rejects.toMatchObject({
    status: 405,
  })
  const editor = await person('editor')
  const { id } = await given(editor, teamMembers, file)
  for (const mapping of [['name', 'name', null], ['password', null, null], ['id', null, null], ['name']]) {
    await expect(previewImport(editor, teamMembers, id, { mapping })).rejects.toMatchObject({ status: 400 })
  }
})

test('a file that is no table, too long or too large is refused before anything is stored', async () => {
  const editor = await person('editor')
  const taking = (body: ReadableStream<Uint8Array>) => createImport(editor, faqs, body, 'f.csv')
  const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]).stream()
  await expect(taking(bytes(0xff, 0xfe, 0x51, 0x00))).rejects.toMatchObject({ status: 400 })
  await expect(taking(bytes(0x51, 0x00, 0x0a))).rejects.toMatchObject({ status: 400 })
  await expect(taking(bodyOf('Question\n'))).rejects.toMatchObject({ status: 400 })
  await expect(taking(bodyOf('Question,Answer\n"open,<p>x</p>'))).rejects.toMatchObject({ status: 400 })
  const long = `Question\n${'q\n'.repeat(5_001)}`
  await expect(taking(bodyOf(long, 4096))).rejects.toMatchObject({ message: 'At most 5,000 rows at once' })
  const large = new Blob(['Question\n', 'x'.repeat(6 * 1024 * 1024)]).stream()
  await expect(taking(large)).rejects.toMatchObject({ status: 413 })
  expect(await db.import.count()).toBe(0)
})

test('E7: redirects are imported from a file, each validated like a manual one', async () => {
  const editor = await person('editor')
  const file =
    'Old address,New address,Status code\n/old-menu,/team,308\n/winter,/events,307\n/here,/here,308\n,/team,308\n'
  const { look, report } = await run(editor, redirects, file)
  expect(look.counts).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 2 })
  expect(report.counts).toMatchObject({ created: 2, refused: 2 })
  const stored = await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })
  expect(stored.map(({ fromPath, toPath, statusCode }) => [fromPath, toPath, statusCode])).toEqual([
    ['/old-menu', '/team', 308],
    ['/winter', '/events', 307],
  ])
})

test('T99: redirects of one file form no loop, wherever its rows are, and 301 and 302 are understood', async () => {
  const editor = await person('editor')
  const between = Array.from({ length: 120 }, (_, at) => `/p?id=${at},/team,301\n`).join('')
  const file = `Old address,New address,Status code\n/Ring-A,/ring-b/,302\n${between}/ring-b,/RING-A/,301\n`
  const { look, report } = await run(editor, redirects, file)
  expect(look.counts).toMatchObject({ created: 121, refused: 1 })
  expect(report.rows.at(-1)).toEqual({
    number: 123,
    outcome: 'refused',
    title: '/ring-b',
    words: 'New address: This would lead back to itself',
  })
  expect(await db.redirect.findUnique({ where: { fromPath: '/ring-a' } })).toMatchObject({ statusCode: 307 })
  expect(await db.redirect.count({ where: { statusCode: 308, fromPath: { startsWith: '/p?id=' } } })).toBe(
    120,
  )
  expect((await run(editor, redirects, file)).report.counts).toMatchObject({ created: 0, refused: 1 })
})

test('T156: titles give slugs, rows above the heading are none, and pictures are found by their names', async () => {
  const admin = await person('admin')
  await db.teamMember.create({ data: member('zoe-alder', { name: 'Other' }) })
  const { id: front } = await givenImage('The front door')
  await db.image.update({ where: { id: front }, data: { filename: 'Front Door.JPG' } })
  const file =
    'Our people,,\nAs of November,,\nName,Role,Portrait\nZoë Alder,Nurse,photos\\front door.jpg\nBen,Cook,back.png\n'
  const { id } = await createImport(admin, teamMembers, bodyOf(file), 'people.csv')
  const { mapping } = await findImport(db, admin, teamMembers, id)
  const report = await runImport(admin, teamMembers, id, { mapping, allOrNothing: false })
  expect(report.rows).toMatchObject([
    { number: 4, outcome: 'created', title: 'Zoë Alder' },
    { number: 5, outcome: 'refused', words: expect.stringContaining('There is no picture “back.png”') },
  ])
  expect(await refusedCsv(admin, teamMembers, id)).toContain('Ben,Cook,back.png,5')
  const made = await db.teamMember.findUniqueOrThrow({ where: { slug: 'zoe-alder-2' } })
  expect(made.avatarImageId).toBe(front)
})

test('T157: redirect lists of Yoast and Redirection are read: shortened addresses, patterns, gone and disabled ones', async () => {
  const editor = await person('editor')
  const yoast =
    'Origin,Target,Type,Format\nold-menu/,dining,301,plain\nhttps://old.example/winter?p=1,https://elsewhere.example/,302,plain\nnews/(.*),blog/$1,301,regex\ngone,,410,plain\n'
  const first = await run(editor, redirects, yoast)
  expect(first.look.rows.map(({ outcome, words }) => [outcome, words.slice(0, 25)])).toEqual([
    ['created', ''],
    ['created', ''],
    ['refused', 'This is a pattern for man'],
    ['refused', 'This address answers 410.'],
  ])
  const redirection =
    'source,target,regex,code,type,hits,title,status\n/was-one,/team,0,301,url,5,,active\n/was-two,/team,0,302,url,0,,disabled\n'
  expect((await run(editor, redirects, redirection)).report.counts).toMatchObject({ created: 2, refused: 0 })
  const stored = await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })
  expect(stored.map((one) => [one.fromPath, one.toPath, one.statusCode, one.active])).toEqual([
    ['/old-menu', '/dining', 308, true],
    ['/was-one', '/team', 308, true],
    ['/was-two', '/team', 307, false],
    ['/winter?p=1', 'https://elsewhere.example/', 307, true],
  ])
  expect((await run(editor, redirects, redirection)).report.counts).toMatchObject({
    created: 0,
    unchanged: 2,
  })
})
