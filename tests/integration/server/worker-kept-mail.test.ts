import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { resendMail } from '@/lib/desk/tour-requests/resend'
import { db } from '@/lib/platform/database/db'
import { startWorker } from '@/lib/server/worker/start-worker'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { until } from '../../support/until'

test('without a mail server the alert is kept to be read, and says so', async () => {
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const worker = startWorker({ pollMs: 100 })
  try {
    const { transactionId } = await acceptedLead(leadBody({ name: 'Ann Lee', email: 'ann@example.com' }))
    const delivery = await until('it is kept', () =>
      db.outboxItem.findFirst({
        where: { kind: 'lead-alert', state: 'kept', tourRequest: { transactionId } },
        include: { attempts: true, tourRequest: true },
      }),
    )
    const { tourRequest } = delivery
    expect(delivery).toMatchObject({
      attempts: [{ outcome: 'kept', number: 1 }],
      target: 'desk@example.com',
      replyTo: 'ann@example.com',
      subject: expect.stringContaining('Tour request ('),
      messageId: expect.stringContaining(delivery.tourRequestId ?? '-'),
    })
    expect(tourRequest?.alarmedAt).toBeNull()
  } finally {
    await worker.stop()
  }
})

test('a mail to a visitor that was given up is sent again by whoever may, and not by others', async () => {
  const actor = (role: Actor['role'], communityIds: string[] = []): Actor => ({
    id: null,
    username: role,
    role,
    communityIds,
    mayPublish: true,
    ipAddress: null,
    requestId: null,
  })
  const community = await db.community.create({ data: { name: 'Aspen', slug: 'aspen' } })
  const { id } = await db.outboxItem.create({
    data: {
      kind: 'visitor-mail',
      channel: 'email',
      target: 'ann@example.com',
      communityId: community.id,
      state: 'failed',
      subject: 'Hello',
    },
  })
  await expect(resendMail(actor('viewer'), id)).rejects.toMatchObject({ status: 403 })
  await expect(resendMail(actor('counselor', [randomUUID()]), id)).rejects.toMatchObject({ status: 403 })
  await resendMail(actor('counselor', [community.id]), id)
  expect(await db.outboxItem.findUnique({ where: { id } })).toMatchObject({ state: 'due', finishedAt: null })
  expect(await db.auditEntry.count({ where: { entityId: id, action: 'mail.resend' } })).toBe(1)
  await db.outboxItem.update({ where: { id }, data: { state: 'sent' } })
  await expect(resendMail(actor('admin'), id)).rejects.toMatchObject({ status: 409 })
})
