import { adChoiceIn } from '@/lib/privacy/ad-choice'

/** Whether a browser asks, by a signal or by its visitor's choice, that nothing of an ad platform runs in it. */
export function refusesTags(headers: Pick<Headers, 'get'>): boolean {
  return (
    headers.get('sec-gpc') === '1' ||
    headers.get('dnt') === '1' ||
    adChoiceIn(headers.get('cookie')) === 'denied'
  )
}
