import { beforeEach, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { communities } from '@/lib/records/entities/communities'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { faqs } from '@/lib/records/entities/faqs'
import { teamMembers } from '@/lib/records/entities/team-members'
import {
  createView,
  listViews,
  readLayout,
  removeView,
  saveLayout,
  updateView,
} from '@/lib/records/lists/list-views'
import { optionPictures } from '@/lib/records/lists/option-pictures'
import { givenAccount } from '@/tests/support/accounts'
import { givenImage, somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate users cascade`
})

/** A user with an account, who can own views. */
async function person(role: Role): Promise<Actor> {
  const { id } = await givenAccount({ role })
  return { ...somebody(role), id }
}

const nurses = { name: 'Nurses', params: 'search=nurse&active=true&page=4', shared: false }
const names = async (actor: Actor) => (await listViews(actor, teamMembers)).map(({ name }) => name)

test('a private view is visible to its owner, a shared one to everyone who reads the list', async () => {
  const [owner, other] = [await person('editor'), await person('viewer')]
  const mine = await createView(owner, teamMembers, nurses)
  expect(mine).toMatchObject({ params: 'active=true&search=nurse', isOwn: true })
  await createView(owner, teamMembers, { name: 'For all', params: '', shared: true })
  expect(await names(owner)).toEqual(['For all', 'Nurses'])
  expect(await listViews(other, teamMembers)).toMatchObject([{ name: 'For all', isOwn: false, shared: true }])
  expect(await listViews(owner, faqs)).toEqual([])

  for (const attempt of [
    () => updateView(other, teamMembers, mine.id, { name: 'Mine now' }),
    () => removeView(other, teamMembers, mine.id),
    () => saveLayout(other, teamMembers, { defaultViewId: mine.id }),
    () => updateView(owner, faqs, mine.id, { name: 'Another list' }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404 })
  }
  expect(await names(owner)).toEqual(['For all', 'Nurses'])
})

test('users who may change the records share views and change shared ones, which is in the audit log', async () => {
  const [owner, editor, viewer] = [await person('editor'), await person('editor'), await person('viewer')]
  const shared = await createView(owner, teamMembers, { ...nurses, shared: true })
  await expect(updateView(viewer, teamMembers, shared.id, { name: 'x' })).rejects.toMatchObject({
    status: 403,
  })
  await expect(removeView(viewer, teamMembers, shared.id)).rejects.toMatchObject({ status: 403 })
  await expect(createView(viewer, teamMembers, { ...nurses, shared: true })).rejects.toMatchObject({
    status: 403,
  })
  const own = await createView(viewer, teamMembers, nurses)
  await expect(updateView(viewer, teamMembers, own.id, { shared: true })).rejects.toMatchObject({
    status: 403,
  })

  await updateView(editor, teamMembers, shared.id, { name: 'All nurses', params: 'active=false' })
  await removeView(editor, teamMembers, shared.id)
  const entries = await db.auditEntry.findMany({ where: { entityId: shared.id }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  expect(entries[1]).toMatchObject({ after: { name: 'All nurses', params: 'active=false', shared: true } })
})

test('a view needs access to its list, valid parameters and an unused name', async () => {
  const [editor, viewer] = [await person('editor'), await person('viewer')]
  await expect(listViews(editor, emailRecipients)).rejects.toMatchObject({ status: 403 })
  await expect(createView(editor, emailRecipients, nurses)).rejects.toMatchObject({ status: 403 })
  await expect(createView(editor, teamMembers, { ...nurses, params: 'password=x' })).rejects.toMatchObject({
    status: 400,
  })
  await createView(editor, teamMembers, nurses)
  await expect(createView(editor, teamMembers, nurses)).rejects.toMatchObject({
    status: 409,
    fieldErrors: { name: expect.stringContaining('choose another') },
  })
  await createView(viewer, teamMembers, nurses)
})

test('T205: each user keeps columns, a default view and the height of rows', async () => {
  const [owner, other] = [await person('editor'), await person('viewer')]
  expect(await readLayout(owner, teamMembers)).toEqual({
    columns: null,
    defaultViewId: null,
    density: 'compact',
  })
  const view = await createView(owner, teamMembers, { ...nurses, shared: true })
  await saveLayout(owner, teamMembers, { columns: ['email', 'role'] })
  await saveLayout(owner, teamMembers, { defaultViewId: view.id })
  await saveLayout(owner, teamMembers, { density: 'roomy' })
  expect(await readLayout(owner, teamMembers)).toEqual({
    columns: ['email', 'role'],
    defaultViewId: view.id,
    density: 'roomy',
  })
  expect(await readLayout(other, teamMembers)).toEqual({
    columns: null,
    defaultViewId: null,
    density: 'compact',
  })
  await expect(saveLayout(owner, teamMembers, { columns: ['password'] })).rejects.toMatchObject({
    fieldErrors: { columns: 'This list has no such column' },
  })
  await saveLayout(owner, teamMembers, { columns: [] })
  expect((await readLayout(owner, teamMembers)).columns).toEqual([])
  await saveLayout(owner, teamMembers, { columns: null })
  expect((await readLayout(owner, teamMembers)).columns).toBeNull()

  // Unsharing a view resets it as the default of others.
  await saveLayout(other, teamMembers, { defaultViewId: view.id })
  await updateView(owner, teamMembers, view.id, { shared: false })
  expect((await readLayout(other, teamMembers)).defaultViewId).toBeNull()
  expect((await readLayout(owner, teamMembers)).defaultViewId).toBe(view.id)
  await removeView(owner, teamMembers, view.id)
  expect((await readLayout(owner, teamMembers)).defaultViewId).toBeNull()
})

test('a search for a record shows small pictures of those in the person’s communities', async () => {
  const picture = await givenImage('A porch')
  const made = (slug: string) =>
    db.community.create({ data: { slug, name: slug, imageId: picture.id }, select: { id: true } })
  const [mine, other] = [await made('pictured'), await made('elsewhere')]
  const limited = somebody('editor', [mine.id])
  expect(await optionPictures(limited, communities, [mine.id, other.id, 'no-id'])).toEqual({
    [mine.id]: picture.url,
  })
  expect(await optionPictures(limited, faqs, [mine.id])).toEqual({})
})
