import { refusesTracking } from '@/lib/browser/ad-choice'

/** A message may have one kilobyte, and a question's key has 36 letters. */
const MOST_STEPS = 20

const seen = new Set<string>()
const waiting: Record<string, string[]> = {}
let isListening = false

/** Records form steps, never typed data, and sends them when the page is left (decision 068). */
export function noteFormSteps(form: string, ...steps: string[]): void {
  if (refusesTracking() || window.top !== window) return
  for (const step of steps) {
    const mark = `${form} ${step}`
    if (seen.has(mark)) continue
    seen.add(mark)
    const noted = waiting[form] ?? []
    waiting[form] = noted
    noted.push(step)
  }
  if (isListening) return
  isListening = true
  addEventListener('visibilitychange', send)
  addEventListener('pagehide', send)
}

function send({ type }: Event): void {
  if (type !== 'pagehide' && document.visibilityState !== 'hidden') return
  for (const [form, noted] of Object.entries(waiting))
    while (noted.length > 0) {
      const message = { steps: { [form]: noted.splice(0, MOST_STEPS) } }
      const body = new Blob([JSON.stringify(message)], { type: 'application/json' })
      navigator.sendBeacon?.('/api/landing-impressions', body)
    }
}
