import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { NoAccess } from '@/components/admin/kit/no-access'
import { RecordScreen } from '@/components/admin/records/form/record-screen'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { imageTags } from '@/lib/records/entities/image-tags'
import { getRecord } from '@/lib/records/store/operations'

export const metadata: Metadata = { title: 'Picture tag' }

/** Shows a tag's pictures, because logs, trash and search link here; for a deleted tag, its last state. */
export default async function PictureTagPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor()
  if (!can(actor, 'read', imageTags.area)) return <NoAccess what="picture tags" />
  const { id } = await params
  const record = await getRecord(actor, imageTags, id).catch(() => null)
  if (record) redirect(`/admin/images?tags=${record.id}`)
  return <RecordScreen actor={actor} entity={imageTags} id={id} />
}
