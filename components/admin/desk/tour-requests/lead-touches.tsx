import type { ReactNode } from 'react'
import { formatMoment } from '@/components/admin/kit/lead-time'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { describeTouch, landingPath, type Touch, touchesIn } from '@/lib/leads/intake/touches'

/** First and last touch (F2) as terms and descriptions, or that the family refuses advertising. */
export function touchFacts(
  { touches, adConsent, erasedAt }: LeadDetail,
  zone: string,
): [string, ReactNode][] {
  const refused: [string, ReactNode][] =
    adConsent === 'denied' && !erasedAt ? [['Advertising', 'Nothing goes to ad platforms: no consent']] : []
  const kept = touchesIn(touches)
  if (!kept) return refused
  const { first, last } = kept
  const isOne = first.at === last.at
  return [
    ...refused,
    [isOne ? 'First and last touch' : 'First touch', <TouchLine key="first" touch={first} zone={zone} />],
    ['Last touch', !isOne && <TouchLine key="last" touch={last} zone={zone} />],
  ]
}

function TouchLine({ touch, zone }: { touch: Touch; zone: string }) {
  const page = landingPath(touch)
  return (
    <>
      {describeTouch(touch)}
      <span className="block text-ink-soft">
        {formatMoment(new Date(touch.at), zone)}
        {page && `, on ${page}`}
      </span>
    </>
  )
}
