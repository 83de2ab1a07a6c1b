import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/database/db'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { mailCompany } from '@/lib/platform/mail/mail-company'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { senderOf } from '@/lib/platform/mail/sender'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { receiptOf } from '@/lib/platform/outbox/receipt'
import { siteUrl } from '@/lib/platform/site'

/** Times are ISO, UTC; `words` come from the remote side. */
export type ChannelTest = {
  deliveryId: string
  channel: 'email' | 'text' | 'push'
  to: string
  /** `sent`: accepted by the remote side; `delivered`: it reported delivery (texts and pushes only). */
  state: 'waiting' | 'sent' | 'delivered' | 'kept' | 'failed'
  words: string | null
  askedAt: string
}

/** Identical failures end within half a minute: somebody is waiting at the screen. */
const TEST_TRIES = 5

/** The result of a test's attempt, which ends it soon when it stays the same. */
export function endingSoon(result: Outcome): Outcome {
  return result.outcome === 'temporary-failure' ? { ...result, maxIdentical: TEST_TRIES } : result
}

export const TEST_WORDS = 'This is a test: no family has written'

type TestMail = { paragraphs: string[]; link: MailCopy['links'][number] }

export const testMail = defineMail<TestMail>({
  name: 'channel-test',
  by: 'staff',
  reader: 'staff',
  about: 'account',
  compose: ({ paragraphs, link }) => ({
    subject: `${TEST_WORDS} [test]`,
    heading: TEST_WORDS,
    paragraphs,
    facts: [],
    links: [link],
  }),
  samples: () => [
    { paragraphs: ['You requested it.'], link: { label: 'Open it', href: siteUrl('/admin/account') } },
  ],
})

/** A test mail of a kind, with a link to where it was asked for. */
export async function composeTest(kind: string, paragraphs: string[], link: MailCopy['links'][number]) {
  const company = await mailCompany()
  const { subject, text, html } = testMail.write({ paragraphs, link }, company)
  return {
    messageId: `<${kind}-${randomUUID()}@${new URL(siteUrl()).hostname}>`,
    from: senderOf(company)?.header ?? null,
    replyTo: null,
    subject,
    text,
    html,
  }
}

export const ONE_A_MINUTE = { points: 1, seconds: 60 }

export const TESTED_RECENTLY = 'A test was sent within the last minute. Please wait before the next one'

export async function latestTest(dedupKey: string): Promise<ChannelTest | null> {
  const item = await db.outboxItem.findUnique({
    where: { dedupKey },
    include: { attempts: { orderBy: { number: 'desc' }, take: 1, select: { response: true } } },
  })
  if (!item) return null
  const { id, channel, target, state, lastError, askedAt } = item
  const isDelivered = state === 'sent' && receiptOf(item)?.status === 'delivered'
  return {
    deliveryId: id,
    channel: channel === 'text' || channel === 'push' ? channel : 'email',
    to: target ?? '',
    state: isDelivered
      ? 'delivered'
      : state === 'sent' || state === 'kept' || state === 'failed'
        ? state
        : 'waiting',
    words: isDelivered ? null : (lastError ?? item.attempts[0]?.response ?? null),
    askedAt: askedAt.toISOString(),
  }
}
