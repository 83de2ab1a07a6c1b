import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { ReleaseScreen } from '@/components/admin/releases/release-screen'
import { pageActor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { orNotFound } from '@/lib/http/or-not-found'
import { readRelease } from '@/lib/releases/releases'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'One release' }

/** A release with its records. */
export default async function ReleasePage({ params }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'update', 'release') || !actor.mayPublish) return <NoAccess what="releases" />
  const release = await orNotFound(readRelease(actor, (await params).id))
  return <ReleaseScreen release={release} />
}
