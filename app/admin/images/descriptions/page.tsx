import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { DescribeMany } from '@/components/admin/records/images/describe-many'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { toApiRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { countUndescribed, listUndescribed } from '@/lib/records/images/upload-picture'

/** Keeps the page at a readable length. */
const AT_ONCE = 30

export const metadata: Metadata = { title: 'Pictures to describe' }

/** All pictures without a description, with inputs to describe many at once. */
export default async function DescriptionsPage() {
  const actor = await pageActor()
  if (!can(actor, 'update', images.area)) return <NoAccess what="descriptions of pictures" />
  const [rows, count] = await Promise.all([listUndescribed(actor, AT_ONCE), countUndescribed(actor)])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Pictures to describe" back={{ href: '/admin/images', label: 'All pictures' }}>
        A page can show a picture once it has a description for people who cannot see it, or is marked as
        decorative.
      </PageHead>
      <DescribeMany pictures={rows.map((row) => toApiRecord(actor, images, row))} total={count} />
    </div>
  )
}
