import { Handshake } from 'lucide-react'
import type { Metadata } from 'next'
import { PaceWords } from '@/components/admin/company/partners/partner-leads'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { type ListedPartner, listPartners } from '@/lib/desk/partners/list-partners'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Partners' }

/** Companies whose programs send families, and how fast those are called. */
export default async function PartnersPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="partners" />
  const [partners, { timeZone }] = await Promise.all([listPartners(actor), getSiteSettings()])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title="Partners"
        aside={
          <Link href="/admin/partners/new" className={buttonVariants()}>
            <Handshake aria-hidden="true" />
            Add a partner
          </Link>
        }
      >
        Companies whose software sends you leads: their keys, endpoints, limits and results. Agencies that
        send leads by email are under Referral agencies.
      </PageHead>
      {partners.length === 0 ? (
        <EmptyState
          title="No partners yet"
          words="Add a referral site or another company, then create its API key."
        />
      ) : (
        <ul className={LIST_LINES}>
          {partners.map((partner) => (
            <PartnerLine key={partner.id} partner={partner} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PartnerLine({ partner, timeZone }: { partner: ListedPartner; timeZone: string }) {
  const { id, name, endedAt, keys, lastUsedAt, pace } = partner
  return (
    <ListLine
      title={
        <Link href={`/admin/partners/${id}`} className={`${LIST_LINK} text-link`}>
          {name}
        </Link>
      }
      words={
        <>
          <PaceWords pace={pace} /> {keys === 1 ? 'One key' : `${keys} keys`}.{' '}
          {lastUsedAt ? `Last call ${formatMoment(lastUsedAt, timeZone)}.` : 'No calls yet.'}
        </>
      }
    >
      {endedAt && <Badge tone="neutral">Ended</Badge>}
    </ListLine>
  )
}
