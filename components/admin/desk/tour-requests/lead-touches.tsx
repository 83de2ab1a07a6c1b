import type { ReactNode } from 'react'
import { formatMoment } from '@/components/admin/kit/lead-time'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import { landingPath, type Touch, touchesIn, touchWords } from '@/lib/leads/intake/touches'

/** How they first came to us and how they came last (F2), as terms and words; of one who refuses advertising that it is so. */
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
      {touchWords(touch)}
      <span className="block text-ink-soft">
        {formatMoment(new Date(touch.at), zone)}
        {page && `, on ${page}`}
      </span>
    </>
  )
}
