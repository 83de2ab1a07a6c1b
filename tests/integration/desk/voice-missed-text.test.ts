import { afterAll, beforeEach, expect, test } from 'vitest'
import { familyText } from '@/lib/leads/family/family-text'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { runDue } from '@/tests/support/outbox-worker'
import { startTextService } from '@/tests/support/text-service'
import { FAMILY, givenCompany, givenVoiceService, SITE } from '@/tests/support/voice-fixtures'

const voice = await givenVoiceService()
const texts = await startTextService()
Object.assign(env(), texts.settings)

beforeEach(async () => {
  voice.reset()
  texts.texts.length = 0
  await givenCompany()
})

afterAll(() => Promise.all([voice.close(), texts.close()]))

const missed = async () => {
  const before = texts.texts.length
  await voice.callUs({ from: FAMILY, to: '+13035550101' }, SITE)
  await runDue(familyText)
  return texts.texts.slice(before).map(({ body }) => body)
}

test('a missed caller is texted only where they agreed to texts at that number, and not after STOP', async () => {
  expect(await missed()).toEqual([])
  await acceptedLead(leadBody({ phone: FAMILY, textConsent: true, consentVersion: 1 }), { from: null })
  await runDue(familyText)
  expect(await missed()).toEqual([
    expect.stringContaining('sorry, we missed your call. We will call you back.'),
  ])
  const stop = { phoneE164: FAMILY, scope: 'automated', how: 'text-reply', saidAt: new Date() }
  await db.doNotContact.create({ data: stop })
  expect(await missed()).toEqual([])
})
