import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { TagList } from '@/components/admin/records/images/tag-list'
import { TrashLink } from '@/components/admin/records/trash/trash-link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { allowedOn } from '@/lib/records/declare/permissions'
import { imageTags } from '@/lib/records/entities/image-tags'
import { listTags } from '@/lib/records/images/tags'

export const metadata: Metadata = { title: 'Picture tags' }

/** Tags of the picture library with their counts. */
export default async function PictureTagsPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', imageTags.area)) return <NoAccess what="picture tags" />
  const allowed = allowedOn(actor, imageTags)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title="Picture tags"
        back={{ href: '/admin/images', label: 'All pictures' }}
        aside={allowed.delete && <TrashLink path={imageTags.path} many="picture tags" />}
      >
        {imageTags.about}
      </PageHead>
      <TagList tags={await listTags(actor)} allowed={allowed} />
    </div>
  )
}
