import type { Metadata } from 'next'
import { PictureLibrary } from '@/components/admin/library/picture-library'
import { NoAccess } from '@/components/admin/no-access'
import { TrashLink } from '@/components/admin/trash/trash-link'
import { pageActor } from '@/lib/admin/actor'
import { addressOf, NONE, parseListQuery } from '@/lib/admin/list-query'
import { listRecords } from '@/lib/admin/list-records'
import { allowedOn } from '@/lib/admin/permissions'
import { answerOf } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { can } from '@/lib/auth/access'
import { images } from '@/lib/entities/images'
import { listTags } from '@/lib/library/list-tags'
import { tagChoices } from '@/lib/library/tag-choices'
import { countUndescribed } from '@/lib/library/undescribed-pictures'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Pictures' }

/** The picture library: to look at, and with the door through which pictures come in. */
export default async function PicturesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', images.name)) return <NoAccess what="pictures" />
  const { query } = parseListQuery(images, addressOf(await searchParams))
  const [{ rows, ...list }, undescribed, tags] = await Promise.all([
    listRecords(actor, images, query),
    countUndescribed(actor),
    listTags(actor),
  ])
  const allowed = allowedOn(actor, images)
  return (
    <div className="px-4 py-6 sm:px-7">
      <div className="mb-6 flex items-start gap-x-3 sm:items-end">
        <div className="min-w-0 flex-1">
          <h1>Pictures</h1>
          <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">{images.about}</p>
        </div>
        {allowed.delete && <TrashLink path={images.path} many="pictures" />}
      </div>
      <PictureLibrary
        rows={rows.map((row) => answerOf(actor, images, row))}
        related={await relatedOf(images, rows)}
        choices={{ tags: [...tagChoices(tags), { value: NONE, label: 'none' }] }}
        {...{ list, query, undescribed }}
        mayUpload={can(actor, 'create', images.name)}
        allowed={allowed}
      />
    </div>
  )
}
