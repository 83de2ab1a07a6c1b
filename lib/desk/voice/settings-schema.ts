import * as z from 'zod'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

const MINUTE = `Please enter a minute from 0 to ${PROMISED_MINUTES}`
const CALLS = 'Please enter a whole number of calls from 1 to 1,000'
const MINUTES = 'Please enter a whole number of minutes from 1 to 10,000'
const GREETING = 'Please enter a URL that begins with https://'

export const voiceSettingsSchema = z.strictObject({
  ringsStaff: z.boolean(),
  ringMinute: z.int(MINUTE).min(0, MINUTE).max(PROMISED_MINUTES, MINUTE),
  answersCalls: z.boolean(),
  callsPerHour: z.int(CALLS).min(1, CALLS).max(1_000, CALLS),
  minutesPerHour: z.int(MINUTES).min(1, MINUTES).max(10_000, MINUTES),
  greetingUrl: z
    .string()
    .trim()
    .transform((text) => text || null)
    .pipe(
      z
        .url({ protocol: /^https$/, error: GREETING })
        .max(500, GREETING)
        .nullable(),
    ),
  deletesAtService: z.boolean(),
  recordsCalls: z.boolean(),
  /** The person has read the terms and accepts them; needed to switch recording on. */
  acceptsTerms: z.boolean(),
})

export type VoiceSettingsForm = z.output<typeof voiceSettingsSchema>
