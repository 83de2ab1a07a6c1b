import type { IncomingHttpHeaders } from 'node:http'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'

/** True when a browser signal or the visitor's choice forbids ad platform scripts. */
export function refusesTags(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1' || adChoiceIn(headers.cookie ?? null) === 'denied'
}
