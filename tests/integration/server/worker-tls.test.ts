import { afterAll, expect, test, vi } from 'vitest'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { sendMail } from '@/lib/platform/integrations/mail'

const sink = await vi.hoisted(async () => {
  const { startSmtpSink } = await import('../../support/smtp-sink')
  const started = await startSmtpSink()
  process.env.SMTP_URL = `${started.url}?requireTLS=true`
  return started
})

afterAll(() => sink.close())

test('T39: when TLS is demanded and the server has none, nothing is sent and the fault counts as passing', async () => {
  const mail = {
    to: 'desk@example.com',
    subject: 'x',
    text: 'x',
    html: 'x',
    messageId: '<a@b>',
    replyTo: null,
  }
  const from = { header: 'Desk <leads@localhost>', address: 'leads@localhost' }
  const failure = await sendMail({ ...mail, requestId: null }, from).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OutsideError)
  expect(failure).toMatchObject({ failure: { isPermanent: false } })
  expect(sink.messages).toEqual([])
})
