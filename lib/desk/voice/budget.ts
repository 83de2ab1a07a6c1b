import 'server-only'
import { subHours } from 'date-fns'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import type { Tx } from '@/lib/platform/database/db'

type Spent = { calls: number; minutes: number; isOver: boolean }

/** Calls and minutes of the last hour, with both legs, and if they reach the company's upper limits. */
export async function spentLastHour(tx: Tx, now: Date): Promise<Spent> {
  const { callsPerHour, minutesPerHour } = await voiceSettings()
  const since = subHours(now, 1)
  const [row] = await tx.$queryRaw<{ calls: number; seconds: number }[]>`
    select coalesce(sum(
        (case when purpose <> 'incoming' and coalesce(dialed_at, created_at) > ${since} then 1 else 0 end)
        + (case when purpose in ('escalation', 'click') and accepted_at > ${since} then 1 else 0 end)), 0)::int as calls,
      coalesce(sum(case when dialed_at is null and purpose <> 'incoming' then 0 else
        coalesce(seconds, extract(epoch from coalesce(ended_at, ${now}) - coalesce(dialed_at, created_at)))
        + case when purpose in ('escalation', 'click')
          then coalesce(family_seconds, extract(epoch from coalesce(ended_at, ${now}) - accepted_at), 0) else 0 end end), 0)::float8 as seconds
    from voice_calls where created_at > ${since} and (end_reason is distinct from 'not-dialed')`
  const { calls, seconds } = row ?? { calls: 0, seconds: 0 }
  const minutes = Math.ceil(seconds / 60)
  return { calls, minutes, isOver: calls >= callsPerHour || minutes >= minutesPerHour }
}
