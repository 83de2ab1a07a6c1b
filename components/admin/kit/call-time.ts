import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

const PROMISED_MS = PROMISED_MINUTES * 60_000

type CallTime = {
  /** `waiting`: the call is promised for later, and its minutes have not begun. */
  state: 'waiting' | 'in-time' | 'soon' | 'late'
  /** Milliseconds left, or overdue when late. */
  ms: number
  /** 1 when the promised minutes begin, 0 when they are over. */
  share: number
}

/** Returns how much of a lead's promised minutes is left; `dueAt` and `now` in epoch milliseconds. */
export function callTime(dueAt: number, now: number): CallTime {
  const left = dueAt - now
  if (left > PROMISED_MS) return { state: 'waiting', ms: left, share: 1 }
  if (left <= 0) return { state: 'late', ms: -left, share: 0 }
  return { state: left > PROMISED_MS / 2 ? 'in-time' : 'soon', ms: left, share: left / PROMISED_MS }
}

/** Formats milliseconds: '8:21', '1:04:09', '2 days'. */
export function formatDuration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const days = Math.floor(seconds / 86_400)
  if (days > 0) return days === 1 ? '1 day' : `${days} days`
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
