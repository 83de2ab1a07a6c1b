import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { teamMembers } from '@/lib/records/entities/team-members'
import { exportCsv } from '@/lib/records/lists/list-records'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, landing_page_templates cascade`
})

async function exported(actor: Actor, text = '', entity: Entity = teamMembers) {
  const bytes = await new Response(await exportCsv(actor, entity, new URLSearchParams(text))).arrayBuffer()
  const file = Buffer.from(bytes).toString('utf8')
  return { file, rows: parse(file, { bom: true, columns: true }) as Record<string, string>[] }
}

test('exactly the filtered records are exported, beyond one page, with names instead of ids', async () => {
  const juniper = await givenCommunity('juniper', { name: 'Juniper, "The Lodge"' })
  const data = Array.from({ length: 620 }, (_, at) => ({
    ...member(`m${at}`),
    communityId: at < 510 ? juniper.id : null,
    active: at % 2 === 0,
  }))
  await db.teamMember.createMany({ data })
  const { file, rows } = await exported(
    somebody('editor'),
    `communityId=${juniper.id}&active=true&pageSize=25`,
  )
  expect(rows).toHaveLength(255)
  expect(rows[0]).toMatchObject({ Slug: 'm0', Community: 'Juniper, "The Lodge"', Active: 'Yes' })
  expect(new Set(rows.map((row) => row.ID)).size).toBe(255)
  expect(file.startsWith('\uFEFF')).toBe(true)
})

test('no cell is a formula', async () => {
  const data = member('evil', {
    name: '=HYPERLINK("https://evil.example")',
    role: '@SUM(Z9:Z99)',
    bio: '<p>Fine</p>',
  })
  await db.teamMember.create({ data })
  const { rows } = await exported(somebody('admin'))
  expect(rows).toMatchObject([{ Name: ` =HYPERLINK("https://evil.example")`, Bio: '<p>Fine</p>' }])
  expect(Object.values(rows[0] ?? {}).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
})

test('a user exports their own communities and nothing guarded, and only where their role allows it', async () => {
  const [own, other] = [await givenCommunity('own'), await givenCommunity('other')]
  await db.teamMember.create({ data: { ...member('mine'), communityId: own.id } })
  await db.teamMember.create({ data: { ...member('theirs'), communityId: other.id } })
  const { rows } = await exported(somebody('editor', [own.id]))
  expect(rows.map(({ Slug }) => Slug)).toEqual(['mine'])
  await expect(exported(somebody('viewer'))).rejects.toMatchObject({ status: 403 })
  await expect(exported(somebody('admin'), 'password=x')).rejects.toMatchObject({ status: 400 })

  await db.landingPageTemplate.create({
    data: {
      slug: 'spring',
      title: 'Spring',
      urlPattern: '/spring',
      templateType: 'general',
      customScripts: 'https://tags.example',
    },
  })
  const guarded = (await exported(somebody('editor'), '', landingPageTemplates)).file
  expect(guarded).toContain('spring')
  expect(guarded).not.toContain('tags.example')
})

test('an export is in the audit log with its filters', async () => {
  const actor = somebody('editor')
  await exported(actor, 'active=true&search=Ruth')
  expect(
    await db.auditEntry.findFirst({
      where: { actorId: actor.id, action: 'export' },
      select: { entity: true, after: true, ipAddress: true },
    }),
  ).toEqual({
    entity: 'teamMember',
    after: { search: 'Ruth', filters: { active: 'true' } },
    ipAddress: '203.0.113.7',
  })
})

test('T134: moments are also written in the zone of the settings, and the column says which', async () => {
  const settings = await db.siteSettings.create({
    data: { companyName: 'Birch Court', timeZone: 'America/New_York' },
  })
  const createdAt = new Date('2026-12-01T16:00:00Z')
  await db.teamMember.create({ data: { ...member('zoned'), createdAt } })
  const { rows } = await exported(somebody('admin'))
  expect(rows[0]).toMatchObject({ 'Created (America/New_York)': '2026-12-01 11:00:00' })
  await db.siteSettings.delete({ where: { id: settings.id } })
})
