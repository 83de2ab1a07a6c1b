import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { careLevels } from '@/lib/records/entities/care-levels'
import { communities } from '@/lib/records/entities/communities'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { createImport, findImport } from '@/lib/records/import/imports'
import { previewImport } from '@/lib/records/import/run-import'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, givenImage, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate users, communities, care_levels, floor_plans, faqs, drafts, images, deleted_records, imports cascade`
})

async function given() {
  const { id } = await givenCommunity('aspen', { name: 'Aspen House' })
  const { id: imageId } = await givenImage('A porch')
  await db.community.update({
    where: { id },
    data: {
      street: '1 Main St',
      state: 'CO',
      phoneDisplay: '(303) 555-0142',
      imageId,
      shortDescription: 'A small house with a porch.',
      startingPrice: 4850,
      priceAsOf: new Date(),
      seoDescription: 'Assisted living in Boulder from $4,850 a month, as of November 2026.',
    },
  })
  const plan = { name: 'The Spruce', planSlug: 'spruce', communityId: id, bedrooms: 1, bathrooms: 1 }
  const made = await createRecord(admin, floorPlans, {
    ...plan,
    startingPrice: 4850,
    priceAsOf: '2026-11-01',
    active: true,
  })
  return { id, planId: made.id }
}

const aboutPrice = async (...asked: Parameters<typeof publishRecord>) => {
  const { warnings } = await publishRecord(...asked)
  return warnings.flatMap(({ field, message }) => (field === 'startingPrice' ? [message] : []))
}

test('a community with another price than its lowest plan is warned, with the texts that have its old price', async () => {
  const { id } = await given()
  await createRecord(admin, faqs, {
    question: 'What does it cost?',
    answer: '<p>At Aspen House from $4,850, as of November 2026.</p>',
  })
  const warnings = await aboutPrice(admin, communities, id, { values: { startingPrice: '4995' } })
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toBe(
    'The floor plan with the lowest price, The Spruce, says $4,850 a month. Visitors see both prices',
  )
  expect(warnings[1]).toContain('$4,850 is still in ')
  expect(warnings[1]).toContain(' of Aspen House')
  expect(warnings[1]).toContain('Answer of What does it cost?')
})

test('a plan cheaper than its community causes a warning; equal prices do not', async () => {
  const { id, planId } = await given()
  expect(await aboutPrice(admin, floorPlans, planId, { values: { startingPrice: '4600' } })).toContain(
    'Aspen House says from $4,850, but its lowest floor plan is $4,600. Change that, too',
  )
  await db.community.update({ where: { id }, data: { seoDescription: null } })
  expect(await aboutPrice(admin, communities, id, { values: { startingPrice: '4600' } })).toEqual([])
})

describe('a second published care level of one number, community and kind of care', () => {
  const level = (more: Record<string, unknown> = {}) =>
    createRecord(admin, careLevels, {
      level: 2,
      amount: 780,
      includes: 'An hour of help a day',
      active: true,
      ...more,
    })
  const refused = {
    status: 409,
    fieldErrors: { level: expect.stringMatching(/^This level is already published/) },
  }

  test('is refused at its level, however it is written; unpublished ones may have the same number', async () => {
    const first = await level()
    const { id: communityId } = await givenCommunity('aspen')
    await level({ communityId })
    await expect(level()).rejects.toMatchObject(refused)
    await expect(level({ communityId })).rejects.toMatchObject(refused)
    const other = await level({ active: false })
    await expect(updateRecord(admin, careLevels, other.id, { active: true })).rejects.toMatchObject(refused)
    await expect(publishRecord(admin, careLevels, other.id)).rejects.toMatchObject(refused)
    await removeRecord(admin, careLevels, first.id)
    await publishRecord(admin, careLevels, other.id)
    await expect(restoreDeleted(admin, first.id)).rejects.toMatchObject(refused)
  })

  test('is refused in a file, also when the first one is in the same file', async () => {
    const file =
      'Level,Price,What it includes,Active\n3,1290,Two hours,yes\n3,1300,Two hours,yes\n3,1310,Two hours,no\n'
    const account = await givenAccount({ role: 'admin' })
    const importer = { ...admin, id: account.id, username: account.username }
    const { id } = await createImport(importer, careLevels, new Blob([file]).stream(), 'levels.csv')
    const { mapping } = await findImport(db, importer, careLevels, id)
    const { rows } = await previewImport(importer, careLevels, id, { mapping })
    expect(rows.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'created'])
    expect(rows[1]?.words).toMatch(/^Level: This level is already published/)
  })

  test('from before the rule is unpublished by the migration, which keeps the oldest', async () => {
    const migration = readFileSync(
      'prisma/migrations/20261128050200_one_care_level_each/migration.sql',
      'utf8',
    )
    const older = await level({ level: 4 })
    const kept = await db.$transaction(async (tx) => {
      await tx.$executeRaw`drop index care_levels_community_id_care_type_id_level_key`
      const data = { level: 4, amount: 1900, includes: 'Three hours' }
      await tx.careLevel.createMany({ data: [data, { ...data, createdAt: new Date(0), active: false }] })
      for (const statement of migration.split(/;\s*\n/).filter(Boolean)) await tx.$executeRawUnsafe(statement)
      return tx.careLevel.findMany({ where: { active: true }, select: { id: true } })
    })
    expect(kept).toEqual([{ id: older.id }])
  })
})
