import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { alertingPrograms } from '@/tests/support/alerting-programs'
import { sendLead } from '@/tests/support/lead-programs'
import { leadBody } from '@/tests/support/lead-requests'
import { startTextService } from '@/tests/support/text-service'
import { until } from '@/tests/support/until'

const programs = await alertingPrograms()
const service = await startTextService()
afterAll(() => service.close())

const MOBILE = '+13035550111'

beforeEach(async () => {
  await db.$executeRaw`truncate users cascade`
  await db.user.create({
    data: { username: 'ann', role: 'counselor', password: '-', alertRules: { create: { mobile: MOBILE } } },
  })
})

/** Makes the watch's next step due. */
const come = (minute: number) =>
  until(
    `minute ${minute} is planned`,
    () =>
      db.$executeRaw`update outbox_items set due_at = now() where dedup_key like ${`alert-watch:%:${minute}`} and state = 'due'`,
  )

async function givenLead(): Promise<string> {
  const door = await programs.start('intake', service.settings)
  const response = await sendLead(door, leadBody())
  expect(response.status).toBe(201)
  return (await db.tourRequest.findFirstOrThrow()).id
}

test('T40: while the mail server refuses, a text is accepted once after two minutes, despite a killed worker', async () => {
  await programs.sink.setMode('refuse')
  const first = await programs.start('worker', service.settings)
  const id = await givenLead()
  await come(2)
  await first.kill()
  await programs.start('worker', service.settings)
  const text = await service.waitFor()
  expect(text.to).toBe(MOBILE)
  await until('the text counts as an accepted alert', () =>
    db.outboxItem.count({ where: { tourRequestId: id, kind: 'lead-text', state: 'sent' } }),
  )
  await come(5)
  await until(
    'the watch is over',
    async () => (await db.outboxItem.count({ where: { kind: 'alert-watch', state: { not: 'done' } } })) === 0,
  )
  expect((await db.tourRequest.findUniqueOrThrow({ where: { id } })).alarmedAt).toBeNull()
  expect(await db.leadEvent.count({ where: { tourRequestId: id, type: 'second-channel' } })).toBe(1)

  await programs.sink.setMode('accept')
  await programs.sink.waitFor()
})

test('T40: when neither mail nor texts are accepted, the fifth minute raises the alarm', async () => {
  await programs.sink.setMode('refuse')
  service.refuse({ status: 503, body: {} })
  await programs.start('worker', service.settings)
  const id = await givenLead()
  await come(2)
  await until('the text was tried', () =>
    db.outboxItem.count({ where: { kind: 'lead-text', attemptCount: { gt: 0 } } }),
  )
  await come(5)
  await until('the lead is alarmed', () => db.tourRequest.count({ where: { id, alarmedAt: { not: null } } }))
  const alarm = await db.leadEvent.findFirstOrThrow({ where: { tourRequestId: id, type: 'alarm' } })
  expect(alarm.data).toEqual({ reason: 'undelivered-for-minutes' })
})
