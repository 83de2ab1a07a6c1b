import type { Metadata } from 'next'
import { PictureLibrary } from '@/components/admin/library/picture-library'
import { NoAccess } from '@/components/admin/no-access'
import { pageActor } from '@/lib/admin/actor'
import { addressOf, parseListQuery } from '@/lib/admin/list-query'
import { listRecords } from '@/lib/admin/list-records'
import { allowedOn } from '@/lib/admin/permissions'
import { answerOf } from '@/lib/admin/record'
import { can } from '@/lib/auth/access'
import { images } from '@/lib/entities/images'
import { countUndescribed } from '@/lib/library/undescribed-pictures'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Pictures' }

/** The picture library: to look at, and with the door through which pictures come in. */
export default async function PicturesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', images.name)) return <NoAccess what="pictures" />
  const { query } = parseListQuery(images, addressOf(await searchParams))
  const [{ rows, ...list }, undescribed] = await Promise.all([
    listRecords(actor, images, query),
    countUndescribed(actor),
  ])
  return (
    <div className="px-4 py-6 sm:px-7">
      <h1>Pictures</h1>
      <p className="mt-1 mb-6 max-w-[70ch] text-dense text-ink-soft">{images.about}</p>
      <PictureLibrary
        rows={rows.map((row) => answerOf(actor, images, row))}
        {...{ list, query, undescribed }}
        mayUpload={can(actor, 'create', images.name)}
        allowed={allowedOn(actor, images)}
      />
    </div>
  )
}
