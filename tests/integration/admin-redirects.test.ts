import { beforeEach, describe, expect, test } from 'vitest'
import { createRecord, updateRecord } from '@/lib/admin/operations'
import { db } from '@/lib/db'
import { careTypes } from '@/lib/entities/care-types'
import { pageHeroes } from '@/lib/entities/page-heroes'
import { redirects } from '@/lib/entities/redirects'
import { teamMembers } from '@/lib/entities/team-members'
import { member, somebody } from './admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, care_types, faqs, images, site_settings, page_heroes, exit_intent_popup, redirects, revisions cascade`
})

describe('a changed slug', () => {
  test('leaves a redirect, and a chain of them stays one step long', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { slug: 'ruth-adler' })
    await updateRecord(admin, teamMembers, id, { slug: 'ruth-a' })
    const redirects = await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })
    expect(redirects).toMatchObject([
      { fromPath: '/team/ruth', toPath: '/team/ruth-a', statusCode: 308, automatic: true },
      { fromPath: '/team/ruth-adler', toPath: '/team/ruth-a' },
    ])
  })

  test('changed back leaves no loop', async () => {
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await updateRecord(admin, teamMembers, id, { slug: 'adler' })
    await updateRecord(admin, teamMembers, id, { slug: 'ruth' })
    expect(await db.redirect.findMany()).toMatchObject([{ fromPath: '/team/adler', toPath: '/team/ruth' }])
  })

  test('of a header that moves to another page moves no page', async () => {
    const header = { pagePath: '/dining', title: 'Dining' }
    const { id } = await createRecord(admin, pageHeroes, header)
    await updateRecord(admin, pageHeroes, id, { pagePath: '/beauty-salon' })
    expect(await db.redirect.count()).toBe(0)
  })

  test('may not become the address of a page of the site', async () => {
    const refused = createRecord(admin, careTypes, { name: 'Blog', slug: 'blog' })
    await expect(refused).rejects.toMatchObject({
      fieldErrors: { slug: 'This address is already a page of the site' },
    })
  })
})

describe('a redirect typed by hand', () => {
  const lead = (fromPath: string, toPath: string) => createRecord(admin, redirects, { fromPath, toPath })

  test('leads straight to the end, and those that led to it follow', async () => {
    await lead('/b', '/c')
    expect(await lead('/a', '/b')).toMatchObject({ toPath: '/c' })
    await lead('/c', '/d')
    expect(await db.redirect.findMany({ orderBy: { fromPath: 'asc' } })).toMatchObject([
      { fromPath: '/a', toPath: '/d' },
      { fromPath: '/b', toPath: '/d' },
      { fromPath: '/c', toPath: '/d' },
    ])
  })

  test('never leads in a circle', async () => {
    const { id } = await lead('/a', '/b')
    const refused = { status: 400, fieldErrors: { toPath: 'This would lead back to itself' } }
    await expect(lead('/b', '/a')).rejects.toMatchObject(refused)
    await expect(updateRecord(admin, redirects, id, { toPath: '/a' })).rejects.toMatchObject(refused)
    await expect(lead('/x', 'javascript:alert(1)')).rejects.toMatchObject({ status: 400 })
  })
})
