import type { IncomingHttpHeaders } from 'node:http'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'

/** Whether a browser asks, by a signal or by its visitor's choice, that nothing of an ad platform runs in it. */
export function refusesTags(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || adChoiceIn(headers.cookie ?? null) === 'denied'
}
