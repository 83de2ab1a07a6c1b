import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { startWorker } from '@/lib/worker/start-worker'
import { acceptedLead, leadBody } from '../support/lead-requests'
import { until } from '../support/until'

test('without a mail server the alert is kept to be read, and says so', async () => {
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const worker = startWorker({ pollMs: 100 })
  try {
    const { transactionId } = await acceptedLead(leadBody({ name: 'Ann Lee', email: 'ann@example.com' }))
    const delivery = await until('it is kept', () =>
      db.outboxItem.findFirst({
        where: { state: 'kept', tourRequest: { transactionId } },
        include: { attempts: true, tourRequest: true },
      }),
    )
    const { tourRequest } = delivery
    expect(delivery).toMatchObject({
      attempts: [{ outcome: 'kept', number: 1 }],
      target: 'desk@example.com',
      replyTo: 'ann@example.com',
      subject: expect.stringContaining(delivery.tourRequestId ?? '-'),
      messageId: expect.stringContaining(delivery.tourRequestId ?? '-'),
    })
    expect(tourRequest?.alarmedAt).toBeNull()
  } finally {
    await worker.stop()
  }
})
