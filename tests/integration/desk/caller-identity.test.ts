import { beforeEach, expect, test } from 'vitest'
import { readCallerIdentity, saveCallerIdentity } from '@/lib/desk/routing/caller-identity'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate users cascade`
})

test('a person, or an administrator for them, enters the name and number that families read', async () => {
  const { id } = await givenAccount({ role: 'counselor' })
  const own = { ...somebody('counselor'), id }
  expect(await readCallerIdentity(own, id)).toEqual({ callerName: '', callerNumber: '' })
  await saveCallerIdentity(own, id, { callerName: ' Ann ', callerNumber: '303.555.0140' })
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({
    callerName: 'Ann',
    callerNumber: '+13035550140',
  })
  expect(await readCallerIdentity(somebody('admin'), id)).toEqual({
    callerName: 'Ann',
    callerNumber: '(303) 555-0140',
  })
  await saveCallerIdentity(somebody('admin'), id, { callerName: '', callerNumber: '' })
  expect(await db.user.findUnique({ where: { id } })).toMatchObject({ callerName: null, callerNumber: null })
  const logged = await db.auditEntry.findMany({ where: { action: 'change-caller', entityId: id } })
  expect(logged).toHaveLength(2)
  expect(JSON.stringify(logged)).not.toContain('5550140')
})

test('nobody else may, and a name can say nothing but a name', async () => {
  const { id } = await givenAccount({ role: 'counselor' })
  const own = { ...somebody('counselor'), id }
  const given = { callerName: 'Ann', callerNumber: '' }
  for (const other of [somebody('counselor'), somebody('editor'), somebody('viewer')])
    await expect(saveCallerIdentity(other, id, given)).rejects.toMatchObject({ status: 403 })
  for (const callerName of ['Call 1-900', 'https://a.example', 'Ann\nTEL:1', 'x'.repeat(41)])
    await expect(saveCallerIdentity(own, id, { ...given, callerName })).rejects.toThrow()
  await expect(saveCallerIdentity(own, id, { ...given, callerNumber: '12' })).rejects.toThrow()
})
