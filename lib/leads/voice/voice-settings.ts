import 'server-only'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

export const VOICE_TABLE = 'voice_settings'

/** Words that an administrator accepts before calls are recorded; other words need a new acceptance. */
export const RECORDING_TERMS =
  'Calls of this company are recorded. Our staff tell every caller and everybody they call at the beginning of the call, and do not go on without a yes. We know that several states, among them California and Washington, require the consent of everybody on the call.'

export type VoiceSettings = {
  ringsStaff: boolean
  /** Minute of the promise. */
  ringMinute: number
  answersCalls: boolean
  callsPerHour: number
  minutesPerHour: number
  greetingUrl: string | null
  deletesAtService: boolean
  recordsCalls: boolean
  /** Who accepted the terms, and when. */
  recordingBy: string | null
  recordingAt: Date | null
}

/** Those of an installation where nobody has saved any. */
const DEFAULTS: VoiceSettings = {
  ringsStaff: true,
  ringMinute: Math.min(3, PROMISED_MINUTES),
  answersCalls: true,
  callsPerHour: 200,
  minutesPerHour: 300,
  greetingUrl: null,
  deletesAtService: true,
  recordsCalls: false,
  recordingBy: null,
  recordingAt: null,
}

export const voiceSettings = remembered('voice-settings', [VOICE_TABLE], async (): Promise<VoiceSettings> => {
  const row = await db.voiceSettings.findUnique({ where: { id: 1 } })
  if (!row) return DEFAULTS
  const { id, updatedAt, recordingTerms, ...settings } = row
  return { ...settings, recordsCalls: recordingTerms === RECORDING_TERMS }
})
