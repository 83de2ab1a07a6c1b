import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { PictureLibrary } from '@/components/admin/records/images/picture-library'
import { TrashLink } from '@/components/admin/records/trash/trash-link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { allowedOn } from '@/lib/records/declare/permissions'
import { toApiRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { tagChoices } from '@/lib/records/images/tag-choices'
import { listTags } from '@/lib/records/images/tags'
import { countUndescribed } from '@/lib/records/images/upload-picture'
import { NONE, parseListQuery } from '@/lib/records/lists/list-query'
import { listRecords } from '@/lib/records/lists/list-records'
import { relatedOf } from '@/lib/records/relations/related'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Pictures' }

/** Picture library with upload. */
export default async function PicturesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', images.area)) return <NoAccess what="pictures" />
  const { query } = parseListQuery(images, searchParamsOf(await searchParams))
  const [{ rows, ...list }, undescribed, tags] = await Promise.all([
    listRecords(actor, images, query),
    countUndescribed(actor),
    listTags(actor),
  ])
  const allowed = allowedOn(actor, images)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Pictures" aside={allowed.delete && <TrashLink path={images.path} many="pictures" />}>
        {images.about}
      </PageHead>
      <PictureLibrary
        rows={rows.map((row) => toApiRecord(actor, images, row))}
        related={await relatedOf(images, rows)}
        choices={{ tags: [...tagChoices(tags), { value: NONE, label: 'none' }] }}
        list={list}
        query={query}
        undescribed={undescribed}
        mayUpload={can(actor, 'create', images.area)}
        allowed={allowed}
      />
    </div>
  )
}
