import { expect, test } from 'vitest'
import { db } from '@/lib/db'
import { startWorker } from '@/lib/jobs/run-worker'
import { acceptedLead, leadBody } from '../support/lead-requests'
import { until } from '../support/until'

test('without a mail server the alert is kept to be read, and says so', async () => {
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  const worker = await startWorker({ pollMs: 100 })
  try {
    const { transactionId } = await acceptedLead(leadBody({ name: 'Ann Lee', email: 'ann@example.com' }))
    const { tourRequest, ...delivery } = await until('it is kept', () =>
      db.delivery.findFirst({
        where: { status: 'kept', tourRequest: { transactionId } },
        include: { mail: true, attempts: true, tourRequest: true },
      }),
    )
    expect(delivery.attempts).toMatchObject([{ outcome: 'kept', number: 1 }])
    expect(delivery.mail).toMatchObject({
      to: 'desk@example.com',
      replyTo: 'ann@example.com',
      subject: expect.stringContaining(tourRequest.id),
      messageId: expect.stringContaining(tourRequest.id),
    })
    expect(tourRequest.alarmedAt).toBeNull()
  } finally {
    await worker.stop()
  }
})
