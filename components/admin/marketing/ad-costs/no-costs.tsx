import { CircleDollarSign } from 'lucide-react'
import { Link } from '@/components/ui/link'

/** Explains how to import costs, while there are none. */
export function NoCosts() {
  return (
    <div className="mt-6 max-w-[70ch] rounded-control border border-line bg-card p-6 shadow-rest">
      <CircleDollarSign aria-hidden="true" className="mb-3 size-7 text-copper" />
      <h2 className="type-h4">No costs are known yet</h2>
      <p className="mt-2 text-ink-soft">
        They come from the ad account, day by day: connect it, or import the report by day that you download
        from Google Ads, Microsoft Advertising or Meta. Both is done under{' '}
        <Link href="/admin/advertising" className="text-link">
          Conversions
        </Link>
        . From then on this page says what each lead, tour and move-in cost, by campaign, keyword, page and
        community.
      </p>
    </div>
  )
}
