import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import {
  type ChannelTest,
  composeTest,
  endingSoon,
  latestTest,
  ONE_A_MINUTE,
  TESTED_RECENTLY,
} from '@/lib/desk/alerts/channel-test'
import { clearRecipientErrors, markRecipientRefusing } from '@/lib/leads/tour-requests/recipient-errors'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'
import { sendOutcome } from '@/lib/platform/mail/send-outcome'
import { storedMail } from '@/lib/platform/mail/stored-mail'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

const RECIPIENT_TEST = 'recipient-test'

export const recipientTest = defineHandler({
  kind: RECIPIENT_TEST,
  channel: 'email',
  afterRestore: 'hold',
  concurrency: 2,
  payload: z.object({}),
  async handle(item, _, signal) {
    return endingSoon(await sendOutcome(storedMail(item), signal))
  },
  async settled(tx, settled) {
    await clearRecipientErrors(
      tx,
      settled.filter(({ state }) => state === 'sent'),
    )
    for (const one of settled) await markRecipientRefusing(tx, one)
  },
})

/** Sends a test email to a recipient, active or not. @throws AppError 403, 404, 429 within a minute */
export async function sendRecipientTest(actor: Actor, id: string): Promise<ChannelTest> {
  const { email } = await openRecipient(actor, id)
  await consume({ name: RECIPIENT_TEST, ...ONE_A_MINUTE }, id, TESTED_RECENTLY)
  const message = await composeTest(RECIPIENT_TEST, paragraphsBy(actor.username), {
    label: 'Recipients of tour request alerts',
    href: siteUrl('/admin/email-recipients'),
  })
  await db.$transaction(async (tx) => {
    await tx.outboxItem.deleteMany({ where: { dedupKey: keyOf(id) } })
    await enqueue(tx, {
      kind: recipientTest,
      target: email,
      dedupKey: keyOf(id),
      about: 'Test',
      requestId: actor.requestId,
      message,
    })
    await recordAudit(tx, actor, {
      action: 'recipient.test',
      entity: 'emailRecipient',
      entityId: id,
      after: { email },
    })
  })
  const test = await latestTest(keyOf(id))
  if (!test) throw notFound('This recipient does not exist')
  return test
}

/** @throws AppError 403, 404 */
export async function readRecipientTest(actor: Actor, id: string): Promise<ChannelTest | null> {
  await openRecipient(actor, id)
  return latestTest(keyOf(id))
}

const keyOf = (id: string) => `${RECIPIENT_TEST}:${id}`

async function openRecipient(actor: Actor, id: string): Promise<{ email: string }> {
  assertCan(actor, 'update', 'recipients')
  const found = isUuid(id) && (await db.emailRecipient.findUnique({ where: { id }, select: { email: true } }))
  if (!found) throw notFound('This recipient does not exist')
  return found
}

function paragraphsBy(username: string): string[] {
  return [
    `${username} sent it to check that emails about tour requests reach this address. You do not need to do anything.`,
    'When a family requests a tour, the email looks like this one and has their name, phone number and message.',
  ]
}
