import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { mediaDir } from '@/lib/platform/paths'
import { previewRemoval, removeDemo } from '@/lib/records/demo/remove-demo'
import { lastRemoval, undoRemoval } from '@/lib/records/demo/undo-removal'
import { communities } from '@/lib/records/entities/communities'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { restoreBatch } from '@/lib/records/trash/restore-batch'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'
import { member, somebody } from '@/tests/support/admin-fixtures'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'
import { makeStandInArt } from '@/tests/support/stand-in-art'

const admin = somebody('admin')
const art = await makeStandInArt()
afterAll(art.remove)

// Once, as it takes seconds: each test but the last leaves the demo as it was.
beforeAll(() => seedDatabase({ data: demoData, artFolder: art.folder }))

/** Tables that say what happened, and mail and picture work. */
const ABOUT_THE_REMOVAL = ['audit_log', 'demo_removals', 'outbox_items', 'outbox_attempts']

async function contents() {
  const all = Object.entries(await databaseFingerprint())
  return Object.fromEntries(all.filter(([table]) => !ABOUT_THE_REMOVAL.includes(table)))
}

const remove = async () => removeDemo(admin, (await previewRemoval(admin)).records)

test('T132: the demo goes in one batch, reviews and files included, and comes back to the last row', async () => {
  const before = await contents()
  const preview = await previewRemoval(admin)
  expect(preview.records).toBeGreaterThan(500)
  expect(preview.kept).toEqual([])
  const picture = await db.image.findFirstOrThrow()
  expect(await remove()).toEqual({ records: preview.records })

  for (const table of [
    'community',
    'testimonial',
    'image',
    'page',
    'redirect',
    'staffedHours',
    'siteSettings',
  ] as const)
    expect(await (db[table] as typeof db.community).count(), table).toBe(0)
  // A site without a name and a phone is not open.
  expect((await db.installation.findUniqueOrThrow({ where: { id: 1 } })).openedAt).toBeNull()
  await stat(join(mediaDir(), picture.objectKey))
  expect(await lastRemoval(admin)).toMatchObject({ records: preview.records, by: 'a admin', mayUndo: true })
  await expect(remove()).rejects.toMatchObject({ status: 409 })
  const { id } = await db.demoRemoval.findFirstOrThrow()
  await expect(restoreBatch(admin, id)).rejects.toMatchObject({ status: 409 })

  await undoRemoval(admin)
  expect(await contents()).toEqual(before)
})

test('T132: undo is all or nothing, and says what is in the way', async () => {
  const [lodge] = await db.community.findMany({ orderBy: { slug: 'asc' } })
  await remove()
  await createRecord(admin, communities, { name: 'Ours', slug: lodge?.slug ?? '', active: false })
  await expect(undoRemoval(admin)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Ours'),
  })
  expect(await db.image.count()).toBe(0)
  await db.community.deleteMany()
  await undoRemoval(admin)
})

test('T132: a community stays to which people are limited (they would see every one), or whose hours were saved', async () => {
  const lodge = await db.community.findFirstOrThrow()
  const person = await db.user.create({ data: { username: 'nora', password: 'x', role: 'counselor' } })
  await db.userCommunity.create({ data: { userId: person.id, communityId: lodge.id } })
  const hours = await db.community.findFirstOrThrow({ where: { NOT: { id: lodge.id } } })
  const saved = await db.staffedHours.create({
    data: { communityId: hours.id, weekday: 1, opensAt: '09:00', closesAt: '17:00' },
  })
  const { kept } = await previewRemoval(admin)
  expect(kept.find(({ title }) => title === lodge.name)?.why).toContain('limited to it')
  expect(kept.find(({ title }) => title === hours.name)?.why).toBe('Edited: staffed hours')
  await db.userCommunity.deleteMany()
  await db.staffedHours.delete({ where: { id: saved.id } })
})

test('T132: only administrators look, remove and undo; a stale preview removes nothing', async () => {
  for (const role of ['editor', 'counselor', 'analyst', 'viewer'] as const) {
    const person = somebody(role)
    await expect(previewRemoval(person)).rejects.toMatchObject({ status: 403 })
    await expect(removeDemo(person, 1)).rejects.toMatchObject({ status: 403 })
    await expect(undoRemoval(person)).rejects.toMatchObject({ status: 403 })
  }
  await expect(removeDemo(admin, 1)).rejects.toMatchObject({ status: 409 })
  expect(await db.community.count()).toBe(demoData.communities.length)
})

test('T132: a review that the demo did not bring can be deleted by nobody', async () => {
  const review = await db.testimonial.create({
    data: { authorName: 'Ann', content: 'Kind people.', rating: 5, approved: false },
  })
  await remove()
  expect(await db.testimonial.findMany({ select: { id: true } })).toEqual([{ id: review.id }])
  await expect(
    db.$transaction(async (tx) => {
      await tx.$executeRaw`select set_config('porchlight.demo', 'remove', true)`
      await tx.$executeRaw`delete from testimonials where id = ${review.id}::uuid`
    }),
  ).rejects.toThrow('a received review cannot be deleted')
  await undoRemoval(admin)
})

test('T132: what somebody edited stays, with what it uses, and so does what is theirs', async () => {
  const [lodge, other] = await db.community.findMany({ orderBy: { slug: 'asc' } })
  if (!lodge || !other) throw new Error('The demo has no two communities')
  await updateRecord(admin, communities, lodge.id, { name: 'Maple Grove at Dublin' })
  // Taken off the site: whoever does that wants the demo gone.
  await updateRecord(admin, communities, other.id, { active: false })
  const photo = await db.image.findFirstOrThrow({ where: { teamMembers: { some: {} } } })
  const nora = await createRecord(admin, teamMembers, member('nora', { avatarImageId: photo.id }))
  const settings = await db.siteSettings.findFirstOrThrow()
  await updateRecord(admin, siteSettings, null, {
    companyName: 'Maple Grove',
    companyPhoneDisplay: '(614) 555-0110',
  })

  const { kept, cleared } = await previewRemoval(admin)
  expect(kept.find(({ title }) => title === 'Maple Grove at Dublin')?.why).toBe('Edited: Name')
  expect(kept.some(({ title }) => title === other.name)).toBe(false)
  expect(cleared.map(({ kind }) => kind)).toContain('site settings')
  await remove()

  expect(await db.community.findMany({ select: { name: true } })).toEqual([{ name: 'Maple Grove at Dublin' }])
  expect(await db.image.count({ where: { id: photo.id } })).toBe(1)
  expect(await db.teamMember.findMany({ select: { id: true } })).toEqual([{ id: nora.id }])
  const rest = await db.siteSettings.findFirstOrThrow()
  expect(rest).toMatchObject({
    companyName: 'Maple Grove',
    companyPhoneDisplay: '(614) 555-0110',
    companyPhoneDial: '+16145550110',
    tagline: null,
    facebookUrl: null,
    productSlug: 'us',
  })
  // It has a name and a phone.
  expect((await db.installation.findUniqueOrThrow({ where: { id: 1 } })).openedAt).not.toBeNull()

  await undoRemoval(admin)
  expect(await db.community.count()).toBe(demoData.communities.length)
  expect(await db.siteSettings.findFirstOrThrow()).toMatchObject({
    companyName: 'Maple Grove',
    tagline: settings.tagline,
    productSlug: settings.productSlug,
  })
})
