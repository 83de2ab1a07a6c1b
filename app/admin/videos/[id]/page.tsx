import type { Metadata } from 'next'
import { Card } from '@/components/admin/kit/card'
import { NoAccess } from '@/components/admin/kit/no-access'
import { RecordScreen } from '@/components/admin/records/form/record-screen'
import { PicturePlaces } from '@/components/admin/records/images/picture-places'
import { VideoPreview } from '@/components/admin/records/videos/video-preview'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { missingVideoText } from '@/lib/platform/media/video-parts'
import { videos } from '@/lib/records/entities/videos'
import { getRecord } from '@/lib/records/store/operations'
import { placesOf } from '@/lib/records/store/usage'
import { findDeleted } from '@/lib/records/trash/find-deleted'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const actor = await pageActor()
  if (!can(actor, 'read', videos.area)) return {}
  const { id } = await params
  const record = await getRecord(actor, videos, id).catch(() => null)
  if (record) return { title: `${record.title || record.filename}, video` }
  const deleted = await findDeleted(actor, videos, id)
  return { title: deleted ? `Deleted: ${deleted.record.title || 'a video'}` : 'Not found' }
}

/** Form of a video, with its player and its uses. */
export default async function VideoPage({ params }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', videos.area)) return <NoAccess what="videos" />
  const { id } = await params
  const record = await getRecord(actor, videos, id).catch(() => null)
  const missing = record && missingVideoText(record)
  const aside = record && (
    <>
      <Card title="The video">
        <VideoPreview video={record} />
        {missing && <p className="mt-3 text-warn">No page can show this video yet. {missing}.</p>}
      </Card>
      <PicturePlaces places={await placesOf(actor, videos, record)} />
    </>
  )
  return <RecordScreen actor={actor} entity={videos} id={id} aside={aside} />
}
