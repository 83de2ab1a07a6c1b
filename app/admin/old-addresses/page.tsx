import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ProofSheet } from '@/components/admin/records/old-addresses/proof-sheet'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { MAX_ADDRESSES } from '@/lib/records/old-addresses/read-addresses'

export const metadata: Metadata = { title: 'Old addresses' }

/** Proves how this site answers the addresses of the site before it. */
export default async function OldAddressesPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="old addresses" />
  return (
    <div className="max-w-288 px-4 py-3 lg:px-3.5">
      <PageHead title="Old addresses">
        The addresses of your site before this one: its sitemap, a list, a table of Search Console or the log
        of its server, up to {MAX_ADDRESSES.toLocaleString('en-US')}. You see for each of them what visitors
        get here. Nothing is stored. Where pages moved,{' '}
        <Link href="/admin/redirects/import" className="text-link">
          import redirects
        </Link>{' '}
        and check again.
      </PageHead>
      <ProofSheet />
    </div>
  )
}
