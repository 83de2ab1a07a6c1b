import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { RecordScreen } from '@/components/admin/records/form/record-screen'
import { PicturePlaces } from '@/components/admin/records/images/picture-places'
import { pictureLabel } from '@/components/admin/records/images/picture-tile'
import { ReplacePicture } from '@/components/admin/records/images/replace-picture'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { images } from '@/lib/records/entities/images'
import { getRecord } from '@/lib/records/store/operations'
import { placesOf } from '@/lib/records/store/usage'
import { findDeleted } from '@/lib/records/trash/find-deleted'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const actor = await pageActor()
  if (!can(actor, 'read', images.area)) return {}
  const { id } = await params
  const record = await getRecord(actor, images, id).catch(() => null)
  if (record) return { title: `${pictureLabel(record)}, picture` }
  const deleted = await findDeleted(actor, images, id)
  return { title: deleted ? `Deleted: ${deleted.record.title}` : 'Not found' }
}

/** Form of a picture, with its uses and file replacement. */
export default async function PicturePage({ params }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', images.area)) return <NoAccess what="pictures" />
  const { id } = await params
  const record = await getRecord(actor, images, id).catch(() => null)
  const places = record ? await placesOf(actor, images, record) : []
  const aside = (
    <>
      <PicturePlaces places={places} />
      {can(actor, 'update', images.area) && <ReplacePicture id={id} />}
    </>
  )
  return <RecordScreen actor={actor} entity={images} id={id} aside={aside} />
}
