import { beforeEach, expect, test } from 'vitest'
import { hasShortcuts, saveShortcuts } from '@/lib/accounts/access/shortcuts'
import { paletteEntries } from '@/lib/desk/command-palette/entries'
import { searchEverything } from '@/lib/desk/command-palette/search-everything'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { db } from '@/lib/platform/database/db'
import { cleanName } from '@/lib/platform/typed-text'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { NAMES_AS_HEARD } from '@/tests/support/names-as-heard'

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, faqs, tour_requests, email_recipients, users cascade`
})

const titles = async (...asked: Parameters<typeof searchEverything>) =>
  (await searchEverything(...asked)).results.map(({ title }) => title)

test('records of all kinds are found by title, prefix matches first, then latest, with kind and link', async () => {
  const admin = somebody('admin')
  await db.teamMember.create({ data: { ...member('ruth'), name: 'Ruth Adler', updatedAt: new Date(1_000) } })
  const faq = await db.faq.create({ data: { question: 'Who is Ruth?', answer: '<p>Our cook</p>' } })
  await db.emailRecipient.create({ data: { email: 'ruth@evergrove.example', updatedAt: new Date(2_000) } })
  expect((await searchEverything(admin, ' ruth ')).results).toEqual([
    expect.objectContaining({ title: 'ruth@evergrove.example', what: 'email recipient' }),
    expect.objectContaining({ title: 'Ruth Adler', what: 'team member' }),
    { entity: 'faq', what: 'question', title: 'Who is Ruth?', href: `/admin/faqs/${faq.id}` },
  ])
  expect(await titles(admin, 'adler ruth')).toEqual(['Ruth Adler'])
  expect(await titles(admin, '100%')).toEqual([])
  expect(await titles(admin, "'; drop table faqs; --")).toEqual([])
  expect(await titles(admin, '')).toContain('Who is Ruth?')
})

test('T98: families and records are found by names as they are heard', async () => {
  const admin = somebody('admin')
  for (const [at, [stored, searched]] of NAMES_AS_HEARD.entries()) {
    await db.$executeRaw`truncate team_members, tour_requests, households cascade`
    await db.teamMember.create({ data: { ...member(`m${at}`), name: stored } })
    await acceptedLead(leadBody({ name: stored, phone: '(303) 555-0140' }))
    expect(await titles(admin, searched), searched).toEqual([`${cleanName(stored)}, (303) 555-0140`, stored])
    const list = await listFromUrl(admin, teamMembers, new URLSearchParams({ search: searched }))
    expect(list.rows, searched).toHaveLength(1)
    await db.tourRequest.updateMany({ data: { name: 'Another' } })
    const query = parseLeadQuery(new URLSearchParams({ search: searched }))
    expect((await listLeads(admin, query)).leads, searched).toHaveLength(1)
  }
})

test('nobody finds records they may not read, or of other communities', async () => {
  const [own, other] = [
    await givenCommunity('own', { name: 'Larch House' }),
    await givenCommunity('other', { name: 'Larch Court' }),
  ]
  await db.teamMember.create({ data: { ...member('a'), name: 'Larch A', communityId: own.id } })
  await db.teamMember.create({ data: { ...member('b'), name: 'Larch B', communityId: other.id } })
  await db.emailRecipient.create({ data: { email: 'larch@evergrove.example' } })
  const lead = { phone: '(303) 555-0140', phoneE164: '+13035550140' }
  await db.tourRequest.create({
    data: { ...lead, name: 'Larch family', transactionId: 'larch-1', communityId: own.id },
  })
  await db.tourRequest.create({
    data: { ...lead, name: 'Larch other', transactionId: 'larch-2', communityId: other.id },
  })
  const counselor = somebody('counselor', [own.id])
  expect((await titles(counselor, 'larch')).toSorted()).toEqual([
    'Larch A',
    'Larch House',
    'Larch family, (303) 555-0140',
  ])
  expect(await titles(counselor, '5550140')).toEqual(['Larch family, (303) 555-0140'])
  const editor = somebody('editor')
  expect((await titles(editor, 'larch')).toSorted()).toEqual([
    'Larch A',
    'Larch B',
    'Larch Court',
    'Larch House',
  ])
})

test('pages and new records are offered by role', () => {
  const labels = (role: 'admin' | 'editor' | 'viewer') => {
    const { pages, createLinks } = paletteEntries({ role, mayPublish: true })
    return { pages: pages.map(({ label }) => label), createLinks: createLinks.map(({ label }) => label) }
  }
  expect(labels('admin').pages).toEqual(
    expect.arrayContaining(['Lead desk', 'Questions', 'People', 'Your account']),
  )
  expect(labels('editor').createLinks).toContain('New question')
  expect(labels('editor').pages).not.toContain('People')
  expect(labels('viewer').createLinks).toEqual([])
})

test('single-key shortcuts are on until the person switches them off', async () => {
  const person = await givenAccount()
  const user = { ...person, role: 'admin' as const, communityIds: [] }
  expect(await hasShortcuts(user)).toBe(true)
  await saveShortcuts(user, { shortcuts: false })
  expect(await hasShortcuts(user)).toBe(false)
})
