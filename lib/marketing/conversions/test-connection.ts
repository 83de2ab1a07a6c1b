import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { senderOf } from '@/lib/marketing/conversions/conversion-platforms'
import type { ReportedLead } from '@/lib/marketing/conversions/reported-lead'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { recordAudit } from '@/lib/records/store/history'

/** Test data with a reserved domain and phone number. */
function testLead(tier: number, now: Date): ReportedLead {
  return {
    tier,
    transactionId: `test-${uuidv7()}`,
    happenedAt: now,
    value: 1,
    currency: 'USD',
    email: 'test@example.com',
    phone: '+13035550100',
    gclid: null,
    gbraid: null,
    wbraid: null,
    fbp: null,
    fbc: null,
    clientIpAddress: null,
    clientUserAgent: 'Porchlight test',
  }
}

/** Has a platform judge a made-up lead, which counts nowhere. @throws AppError 403, 404, 409 */
export async function testConnection(actor: Actor, vendor: string, now = new Date()): Promise<boolean> {
  assertCan(actor, 'update', 'advertising')
  const sender = senderOf(vendor)
  if (!sender) throw notFound('Ad platform not found')
  const result = await sender.api
    .test((tier) => testLead(tier, now))
    .then(
      (words) => ({ passed: true, words }),
      (error: unknown) => {
        if (error instanceof OutsideError) return { passed: false, words: error.message }
        throw error
      },
    )
  const data = { testedAt: now, testPassed: result.passed, testWords: result.words }
  await db.$transaction(async (tx) => {
    await tx.adConnection.upsert({ where: { vendor }, create: { vendor, ...data }, update: data })
    await recordAudit(tx, actor, {
      action: 'conversion.test',
      entity: 'conversionUpload',
      after: { vendor, passed: result.passed },
    })
  })
  return result.passed
}
