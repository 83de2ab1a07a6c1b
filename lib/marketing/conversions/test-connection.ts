import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { googleAccount, metaAccount } from '@/lib/marketing/conversions/ad-accounts'
import { ingest } from '@/lib/marketing/conversions/google-api'
import { googleEvent } from '@/lib/marketing/conversions/google-event'
import { sendToMeta } from '@/lib/marketing/conversions/meta-api'
import { metaEvent } from '@/lib/marketing/conversions/meta-event'
import type { ReportedLead } from '@/lib/marketing/conversions/reported-lead'
import { isVendor, TIER_NAMES, type Vendor } from '@/lib/marketing/conversions/upload-states'
import { VendorError } from '@/lib/marketing/conversions/vendor-request'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { recordAudit } from '@/lib/records/store/record-audit'

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

/** Google only validates one event per tier, Meta shows one as a test. @throws AppError 403, 404, 409 */
export async function testConnection(actor: Actor, vendor: string, now = new Date()): Promise<boolean> {
  assertCan(actor, 'update', 'advertising')
  if (!isVendor(vendor)) throw notFound('There is no such platform')
  const result = await ask(vendor, now).catch((error: unknown) => {
    if (error instanceof VendorError) return { passed: false, words: error.message }
    throw error
  })
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

function ask(vendor: Vendor, now: Date): Promise<{ passed: boolean; words: string }> {
  return vendor === 'google' ? askGoogle(now) : callMeta(now)
}

async function askGoogle(now: Date) {
  const account = googleAccount()
  if (!account) throw conflict('No Google Ads account is set')
  const warnings: string[] = []
  for (const tier of Object.keys(TIER_NAMES).map(Number)) {
    const answer = await ingest(account, tier, googleEvent(testLead(tier, now)), { validateOnly: true })
    warnings.push(...answer.warnings)
  }
  return {
    passed: true,
    words:
      warnings.length > 0 ? `It would be taken, with warnings: ${warnings.join('; ')}` : 'It would be taken',
  }
}

async function callMeta(now: Date) {
  const account = metaAccount()
  if (!account) throw conflict('No data source of Meta is set')
  if (!account.testEventCode) {
    throw conflict(
      'Set META_TEST_EVENT_CODE to the code of Meta’s screen “Test events”: without it a test would count',
    )
  }
  const { warnings } = await sendToMeta(account, metaEvent(account, testLead(1, now)), { isTest: true })
  return { passed: true, words: ['It stands on the screen “Test events”', ...warnings].join('; ') }
}
