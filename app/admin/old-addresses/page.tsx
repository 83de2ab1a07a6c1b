import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ProofSheet } from '@/components/admin/records/old-addresses/proof-sheet'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { MAX_ADDRESSES } from '@/lib/records/old-addresses/read-addresses'

export const metadata: Metadata = { title: 'Old URLs' }

/** Checks how this site answers the URLs of the previous site. */
export default async function OldAddressesPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="old URLs" />
  return (
    <div className="max-w-288 px-4 py-3 lg:px-3.5">
      <PageHead title="Old URLs">
        Upload the URLs of your previous site: its sitemap, a list, a Search Console table or the server log,
        up to {MAX_ADDRESSES.toLocaleString('en-US')} URLs at a time. For each one, you see what visitors get
        here. Nothing is stored. If pages moved,{' '}
        <Link href="/admin/redirects/import" className="text-link">
          import redirects
        </Link>{' '}
        and check again.
      </PageHead>
      <ProofSheet />
    </div>
  )
}
