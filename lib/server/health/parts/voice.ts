import 'server-only'
import { spentLastHour } from '@/lib/desk/voice/budget'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import { db } from '@/lib/platform/database/db'
import type { Part } from '@/lib/server/health/part'

/** The limit of calls within an hour (decision 091). The channel tells if calls are accepted. */
export const voicePart: Part = {
  name: 'voice',
  title: 'Phone call limit',
  outside: 'alarm',
  async check() {
    const [{ calls, minutes, isOver }, limits] = await Promise.all([
      spentLastHour(db, new Date()),
      voiceSettings(),
    ])
    const words = `${calls} of ${limits.callsPerHour} calls and ${minutes} of ${limits.minutesPerHour} minutes in the last hour`
    const href = '/admin/voice'
    if (!isOver) return { state: 'good', words, href }
    return {
      state: 'bad',
      words: `The limit is reached, so no phones ring: ${words}`,
      todo: 'Check the last calls. If they are legitimate, raise the limit.',
      href,
    }
  },
}
