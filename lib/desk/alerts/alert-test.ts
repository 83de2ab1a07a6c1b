import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import {
  type ChannelTest,
  composeTest,
  endingSoon,
  latestTest,
  ONE_A_MINUTE,
  TEST_WORDS,
  TESTED_RECENTLY,
} from '@/lib/desk/alerts/channel-test'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { clearTextErrors, markTextRefused } from '@/lib/leads/tour-requests/text-errors'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { storedMail } from '@/lib/platform/mail/stored-mail'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { devicePayload, recordDeviceResults } from '@/lib/platform/push/device-results'
import { pushOutcome } from '@/lib/platform/push/push-outcome'
import { siteUrl } from '@/lib/platform/site'
import { textOutcome } from '@/lib/platform/texts/text-outcome'

export const ALERT_TEST = 'alert-test'

const ACCOUNT = '/admin/account'

const MAIL = {
  paragraphs: ['You requested it on your account page. Emails about new requests arrive the same way.'],
  label: 'Your request alerts',
}

export const alertTest = defineHandler({
  kind: ALERT_TEST,
  afterRestore: 'hold',
  concurrency: 2,
  payload: devicePayload.partial(),
  async handle(item, { deviceId }, signal) {
    const result = deviceId
      ? await pushOutcome(item, deviceId, pushTest(deviceId), signal)
      : item.channel === 'text'
        ? await textOutcome(item, `${TEST_WORDS}. ${siteUrl(ACCOUNT)}`, signal)
        : await sendOutcome(storedMail(item), signal)
    return endingSoon(result)
  },
  async settled(tx, settled) {
    const texts = settled.filter(({ item }) => item.channel === 'text')
    await clearTextErrors(tx, texts)
    await markTextRefused(tx, texts)
    await recordDeviceResults(
      tx,
      settled.filter(({ item }) => item.channel === 'push'),
    )
  },
})

/** Sends a test to the saved address. @throws AppError 403, 404, 409 without one, 429 within a minute */
export async function sendAlertTest(actor: Actor, channel: string): Promise<ChannelTest> {
  const { key, userId } = keyFor(actor, channel)
  const target = await targetOf(userId, channel)
  await consume({ name: ALERT_TEST, ...ONE_A_MINUTE }, key, TESTED_RECENTLY)
  const link = { label: MAIL.label, href: siteUrl(ACCOUNT) }
  const message = channel === 'email' && (await composeTest(ALERT_TEST, MAIL.paragraphs, link))
  await db.$transaction(async (tx) => {
    await tx.outboxItem.deleteMany({ where: { dedupKey: key } })
    await enqueue(tx, {
      kind: ALERT_TEST,
      channel,
      target,
      dedupKey: key,
      about: 'Test',
      requestId: actor.requestId,
      ...(message && { message }),
    })
  })
  const test = await latestTest(key)
  if (!test) throw notFound()
  return test
}

/** The person's last test on a channel, or null. @throws AppError 403, 404 */
export async function readAlertTest(actor: Actor, channel: string): Promise<ChannelTest | null> {
  return latestTest(keyFor(actor, channel).key)
}

function keyFor(actor: Actor, channel: string): { key: string; userId: string } {
  const userId = leadWorkerId(actor)
  if (channel !== 'email' && channel !== 'text') throw notFound('There is no such channel')
  return { key: `${ALERT_TEST}:${userId}:${channel}`, userId }
}

async function targetOf(id: string, channel: string): Promise<string> {
  const account = await db.user.findUnique({ where: { id }, select: { email: true, alertRules: true } })
  if (channel === 'email') {
    if (!account?.email) throw conflict('Your account has no email address')
    return account.email
  }
  if (!isTextingConfigured()) throw conflict('No text service is set up, so nothing can be sent')
  if (!account?.alertRules?.mobile) throw conflict('Save your mobile number first')
  return account.alertRules.mobile
}

function pushTest(deviceId: string) {
  return {
    title: 'This is a test',
    body: 'No family has written.',
    navigate: siteUrl(ACCOUNT),
    tag: deviceId,
  }
}
