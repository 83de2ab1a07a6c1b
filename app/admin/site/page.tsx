import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { SiteTree } from '@/components/admin/records/site-tree/site-tree'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { allowedOn } from '@/lib/records/declare/permissions'
import { pages } from '@/lib/records/entities/pages'
import { readSiteTree } from '@/lib/records/site-tree/read-tree'
import { siteTreeScreen } from '@/lib/records/site-tree/screen'

export const metadata: Metadata = { title: siteTreeScreen.label }

/** All pages of the site in one tree. */
export default async function SitePage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="the pages of the site" />
  const tree = await readSiteTree(actor)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title={siteTreeScreen.label}
        aside={
          allowedOn(actor, pages).create && (
            <Link href="/admin/pages/new" data-new-record="" className={buttonVariants()}>
              <Plus aria-hidden="true" />
              New page
            </Link>
          )
        }
      />
      <SiteTree pages={tree} />
    </div>
  )
}
