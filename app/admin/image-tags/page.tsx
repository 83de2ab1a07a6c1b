import type { Metadata } from 'next'
import { TagList } from '@/components/admin/library/tag-list'
import { NoAccess } from '@/components/admin/no-access'
import { TrashLink } from '@/components/admin/trash/trash-link'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { allowedOn } from '@/lib/admin/permissions'
import { can } from '@/lib/auth/access'
import { imageTags } from '@/lib/entities/image-tags'
import { listTags } from '@/lib/library/list-tags'

export const metadata: Metadata = { title: 'Picture tags' }

/** The tags of the picture library with their counts: renamed, merged and deleted here. */
export default async function PictureTagsPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', imageTags.name)) return <NoAccess what="picture tags" />
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
