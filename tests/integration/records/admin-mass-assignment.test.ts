import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { images } from '@/lib/records/entities/images'
import { entities } from '@/lib/records/entities/registry'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody()

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, images cascade`
})

describe('T21: only declared, writable fields are written', () => {
  test('id and times are ignored, so that a record can be sent back as it was read', async () => {
    const made = await createRecord(admin, teamMembers, member('ruth'))
    const changed = await updateRecord(admin, teamMembers, made.id, {
      ...made,
      id: '018f0000-0000-7000-8000-000000000000',
      createdAt: '2001-01-01T00:00:00Z',
      name: 'Ruth',
    })
    expect(changed).toMatchObject({ id: made.id, createdAt: made.createdAt, name: 'Ruth' })
  })

  test('read-only fields are ignored', async () => {
    const { id, objectKey } = await givenImage('A porch')
    await updateRecord(admin, images, id, { objectKey: '../../etc/passwd', width: 9999, alt: 'A lit porch' })
    expect(await db.image.findUnique({ where: { id } })).toMatchObject({
      objectKey,
      width: 8,
      alt: 'A lit porch',
    })
  })

  const strange = [
    'password',
    'conversionTier1SentAt',
    'downloadCount',
    'sessionVersion',
    'community',
    'blogPosts',
    '$where',
    'constructor',
  ]
  for (const entity of entities) {
    const names = strange.filter((name) => !(name in entity.fields))
    test(`${entity.table}: an undeclared field is refused by name`, async () => {
      const sent = Object.fromEntries(names.map((name) => [name, { connect: { id: 'x' } }]))
      const act = () =>
        entity.creatable ? createRecord(admin, entity, sent) : updateRecord(admin, entity, null, sent)
      const refusal = await act().then(
        () => null,
        (error: { status: number; fieldErrors?: Record<string, string> }) => error,
      )
      expect(refusal?.status).toBeGreaterThanOrEqual(400)
      expect(refusal?.status).toBeLessThan(410)
      if (refusal?.status === 400) expect(Object.keys(refusal.fieldErrors ?? {})).toEqual(names)
    })
  }

  test('a prototype sent as a field changes nothing', async () => {
    const sent = JSON.parse(
      '{"slug":"ruth","name":"Ruth","role":"Cook","__proto__":{"polluted":true,"active":false}}',
    )
    await expect(createRecord(admin, teamMembers, sent)).rejects.toMatchObject({ status: 400 })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(await db.teamMember.count()).toBe(0)
  })

  test('T46: an object or a list where one value belongs is refused at the field', async () => {
    const sent = { slug: { startsWith: 'a' }, name: ['x'], role: { not: '' }, active: 'yes', communityId: {} }
    await expect(createRecord(admin, teamMembers, sent)).rejects.toMatchObject({
      status: 400,
      fieldErrors: {
        slug: 'Please enter text',
        name: 'Please enter text',
        role: 'Please enter text',
        active: 'Please choose yes or no',
        communityId: 'Please choose from the list',
      },
    })
  })
})
