import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { TagList } from '@/components/admin/records/images/tag-list'
import { TrashLink } from '@/components/admin/records/trash/trash-link'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { allowedOn } from '@/lib/records/declare/permissions'
import { imageTags } from '@/lib/records/entities/image-tags'
import { listTags } from '@/lib/records/images/list-tags'

export const metadata: Metadata = { title: 'Picture tags' }

/** Tags of the picture library with their counts. */
export default async function PictureTagsPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', imageTags.area)) return <NoAccess what="picture tags" />
  const allowed = allowedOn(actor, imageTags)
  return (
    <div className="px-4 py-6 sm:px-7">
      <Link href="/admin/images" className="text-link inline-flex min-h-11 items-center text-dense">
        All pictures
      </Link>
      <div className="mb-6 flex items-start gap-x-3 sm:items-end">
        <div className="min-w-0 flex-1">
          <h1>Picture tags</h1>
          <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">{imageTags.about}</p>
        </div>
        {allowed.delete && <TrashLink path={imageTags.path} many="picture tags" />}
      </div>
      <TagList tags={await listTags(actor)} allowed={allowed} />
    </div>
  )
}
