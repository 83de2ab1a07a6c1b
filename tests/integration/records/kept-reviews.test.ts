import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { testimonials } from '@/lib/records/entities/testimonials'
import { undoImport } from '@/lib/records/import/apply-rows'
import { createImport, findImport } from '@/lib/records/import/imports'
import { runImport } from '@/lib/records/import/run-import'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { publishRecord, unpublishRecord } from '@/lib/records/publish/publish-record'
import { answerWithholding, proposeWithholding } from '@/lib/records/reviews/withhold-review'
import { createRecord, removeRecord, updateRecord, updateRecords } from '@/lib/records/store/operations'
import { requirePublicCommunity } from '@/lib/site/communities/public-community'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, refusals, somebody } from '@/tests/support/admin-fixtures'

const ann = somebody('editor')
const bo = { ...somebody('editor'), username: 'bo' }

let communityId: string
let careTypeId: string

beforeEach(async () => {
  await db.$executeRaw`truncate users, communities, care_types, testimonials, revisions, imports, drafts cascade`
  communityId = (await givenCommunity('birch')).id
  await db.community.update({ where: { id: communityId }, data: { active: true } })
  careTypeId = (await db.careType.create({ data: { slug: 'memory-care', name: 'Memory care' } })).id
})

async function givenReview(rating: number, approved = true): Promise<string> {
  const evidence = { source: 'Letter', writtenOn: '2026-10-01', consentAt: '2026-10-02T10:00:00Z' }
  const content = `It was a ${rating}`
  const values = { authorName: 'Ruth', content, rating, communityId, careTypeId, ...evidence, approved }
  return (await createRecord(ann, testimonials, values)).id
}

const rated = async () => {
  const { rating, reviewCount } = await requirePublicCommunity('birch')
  return { rating, reviewCount }
}

test('T117: no write path lowers the count or raises the average by hiding a review', async () => {
  const bad = await givenReview(1)
  await givenReview(5)
  expect(await rated()).toEqual({ rating: 3, reviewCount: 2 })
  for (const reason of await refusals([
    unpublishRecord(ann, testimonials, bad),
    updateRecord(ann, testimonials, bad, { approved: false }),
    updateRecords(ann, testimonials, [{ id: bad, input: { approved: false } }]),
    removeRecord(somebody('admin'), testimonials, bad),
  ]))
    expect(reason).toMatchObject({
      status: 409,
      // The database refuses as well, in other words.
      message: expect.stringContaining('withhold it with a second person'),
    })
  for (const input of [{ rating: 5 }, { rating: null }, { communityId: null }, { content: 'Lovely' }])
    await expect(updateRecord(ann, testimonials, bad, input)).rejects.toMatchObject({
      status: 400,
      fieldErrors: { [Object.keys(input)[0] ?? '']: expect.any(String) },
    })
  await expect(duplicateRecord(ann, testimonials, bad)).rejects.toMatchObject({ status: 400 })
  expect(await rated()).toEqual({ rating: 3, reviewCount: 2 })
})

test('T117: the database itself refuses what an operation might forget', async () => {
  const bad = await givenReview(1)
  for (const attempt of [
    () => db.testimonial.delete({ where: { id: bad } }),
    () => db.testimonial.update({ where: { id: bad }, data: { rating: 5 } }),
    () => db.testimonial.update({ where: { id: bad }, data: { content: 'Lovely' } }),
    () => db.testimonial.update({ where: { id: bad }, data: { approved: false } }),
    () => db.community.delete({ where: { id: communityId } }),
  ])
    await expect(attempt()).rejects.toThrow()
  await db.testimonial.update({ where: { id: bad }, data: { featured: true, sortOrder: 4 } })
  expect(await rated()).toEqual({ rating: 1, reviewCount: 1 })
})

test('T117: an import adds reviews that count, changes none, and cannot be undone', async () => {
  const { id: userId, username } = await givenAccount({ role: 'editor' })
  const editor = { ...ann, id: userId, username }
  const text = 'Author name,Review,Rating,Community\nPaul,It was cold,1,birch\n'
  const { id } = await createImport(editor, testimonials, new Response(text).body ?? fail(), 'reviews.csv')
  const { mapping } = await findImport(db, editor, testimonials, id)
  await runImport(editor, testimonials, id, { mapping, allOrNothing: false })
  expect(await rated()).toEqual({ rating: 1, reviewCount: 1 })
  await undoImport(editor, testimonials, id).catch(() => null)
  expect(await rated()).toEqual({ rating: 1, reviewCount: 1 })
})

function fail(): never {
  throw new Error('a response without a body')
}

test('T117: a review is withheld for a reason and by two people, still counts, and can be published again', async () => {
  const bad = await givenReview(1)
  await proposeWithholding(ann, bad, { reason: 'names-a-person' })
  await expect(proposeWithholding(bo, bad, { reason: 'duplicate' })).rejects.toMatchObject({ status: 409 })
  await expect(answerWithholding(ann, bad, { isConfirmed: true })).rejects.toMatchObject({ status: 403 })
  expect(await db.testimonial.findUnique({ where: { id: bad } })).toMatchObject({ approved: true })
  await answerWithholding(bo, bad, { isConfirmed: true })
  expect(await db.testimonial.findUnique({ where: { id: bad } })).toMatchObject({ approved: false })
  expect(await rated()).toEqual({ rating: 1, reviewCount: 1 })

  const row = await db.reviewWithholding.findFirstOrThrow()
  await expect(db.reviewWithholding.delete({ where: { id: row.id } })).rejects.toThrow()
  const other = { where: { id: row.id }, data: { reason: 'duplicate' } }
  await expect(db.reviewWithholding.update(other)).rejects.toThrow()

  await publishRecord(ann, testimonials, bad)
  expect(await db.reviewWithholding.findFirst()).toMatchObject({ endedAt: expect.any(Date) })
  await expect(unpublishRecord(ann, testimonials, bad)).rejects.toMatchObject({ status: 409 })
})

test('T117: one person cannot be both in the database either', async () => {
  const testimonialId = await givenReview(1)
  const proposedById = ann.id
  const row = await db.reviewWithholding.create({
    data: { testimonialId, reason: 'duplicate', proposedById, proposedByName: 'ann' },
  })
  const decision = { isConfirmed: true, decidedAt: new Date(), decidedByName: 'ann' }
  const update = (decidedById: string | null) =>
    db.reviewWithholding.update({ where: { id: row.id }, data: { ...decision, decidedById } })
  await expect(update(proposedById)).rejects.toThrow()
  await expect(update(null)).rejects.toThrow()
})

test('T117: a highlight quotes the review word for word', async () => {
  const id = await givenReview(3)
  const made = updateRecord(ann, testimonials, id, { highlight: 'It was wonderful' })
  await expect(made).rejects.toMatchObject({ fieldErrors: { highlight: expect.any(String) } })
  expect(await updateRecord(ann, testimonials, id, { highlight: 'It was a 3' })).toBeTruthy()
})
