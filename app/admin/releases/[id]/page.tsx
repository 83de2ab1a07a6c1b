import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { ReleaseScreen } from '@/components/admin/records/releases/release-screen'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { readRelease } from '@/lib/records/releases/releases'

export const metadata: Metadata = { title: 'Release' }

export default async function ReleasePage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor()
  if (!can(actor, 'update', 'content') || !actor.mayPublish) return <NoAccess what="releases" />
  const release = await orNotFound(readRelease(actor, (await params).id))
  return <ReleaseScreen release={release} />
}
