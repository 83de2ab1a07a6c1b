import 'server-only'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import type { VoiceSettingsForm } from '@/lib/desk/voice/settings-schema'
import {
  RECORDING_TERMS,
  VOICE_TABLE,
  type VoiceSettings,
  voiceSettings,
} from '@/lib/leads/voice/voice-settings'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'

/** @throws AppError 403, 404 without a voice service, 400 when recording is switched on without its terms */
export async function saveVoiceSettings(
  actor: SessionUser,
  { recordsCalls, acceptsTerms, ...form }: VoiceSettingsForm,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  if (!isVoiceConfigured()) throw notFound('No voice service is set up')
  const before = await voiceSettings()
  const begins = recordsCalls && !before.recordsCalls
  if (begins && !acceptsTerms)
    throw invalidFields({ acceptsTerms: 'Please read and accept these terms, or leave recording off' })
  const data = {
    ...form,
    ...(begins && { recordingTerms: RECORDING_TERMS, recordingBy: actor.username, recordingAt: new Date() }),
    ...(!recordsCalls && { recordingTerms: null, recordingBy: null, recordingAt: null }),
  }
  await db.$transaction(async (tx) => {
    await tx.voiceSettings.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data })
    await recordAccess(tx, {
      action: 'voice.change',
      actor,
      browser,
      on: { entity: 'voiceSettings', id: null },
      before: audited(before),
      after: { ...audited({ ...before, ...form }), recordsCalls },
    })
    await announceExpiry(tx, [VOICE_TABLE])
  })
  expireNow([VOICE_TABLE])
}

function audited({ recordingBy: _, recordingAt: __, ...settings }: VoiceSettings) {
  return settings
}
