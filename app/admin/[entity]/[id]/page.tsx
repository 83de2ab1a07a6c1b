import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoAccess } from '@/components/admin/no-access'
import { RecordScreen } from '@/components/admin/record-screen'
import { pageActor } from '@/lib/admin/actor'
import { getRecord } from '@/lib/admin/operations'
import { can } from '@/lib/auth/access'
import { entityAt } from '@/lib/entities/registry'

type Props = { params: Promise<{ entity: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entity: path, id } = await params
  const entity = entityAt(path)
  const actor = await pageActor()
  if (!entity || !can(actor, 'read', entity.name)) return {}
  const record = await getRecord(actor, entity, id).catch(() => null)
  return { title: record ? `${record[entity.title] || 'Untitled'}, ${entity.labels.one}` : 'Not found' }
}

/** The form of one record. */
export default async function RecordPage({ params }: Props) {
  const { entity: path, id } = await params
  const actor = await pageActor()
  const entity = entityAt(path)
  if (!entity || entity.kind === 'single') notFound()
  if (!can(actor, 'read', entity.name)) return <NoAccess what={entity.labels.many} />
  return <RecordScreen actor={actor} entity={entity} id={id} />
}
