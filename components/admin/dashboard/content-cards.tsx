import type { CardProps } from '@/components/admin/dashboard/card'
import { ContentShortcuts } from '@/components/admin/dashboard/content-shortcuts'
import { FactsToCheck } from '@/components/admin/dashboard/facts-to-check'
import { FigureTiles } from '@/components/admin/dashboard/figure-tiles'
import { MissedPlans } from '@/components/admin/dashboard/missed-plans'
import { NextOnSite } from '@/components/admin/dashboard/next-on-site'
import { OwnDrafts } from '@/components/admin/dashboard/own-drafts'
import { WaitingApprovals } from '@/components/admin/dashboard/waiting-approvals'
import { waitingApprovals } from '@/lib/admin/approval/waiting-approvals'
import { missedPlans } from '@/lib/admin/missed-plans'
import { contentWork } from '@/lib/dashboard/content-work'
import { firstDueFacts } from '@/lib/dashboard/first-due-facts'
import { nextOnSite } from '@/lib/dashboard/next-on-site'
import { ownDrafts } from '@/lib/dashboard/own-drafts'
import { missedReleases } from '@/lib/releases/releases'

export async function MissedPlansCard({ actor }: CardProps) {
  const [alone, together] = await Promise.all([missedPlans(actor), missedReleases(actor)])
  return <MissedPlans plans={[...alone, ...together]} />
}

export async function ContentWorkCard({ actor }: CardProps) {
  const figures = await contentWork(actor)
  return figures.length > 0 && <FigureTiles tiles={figures} />
}

export async function ApprovalsCard({ actor }: CardProps) {
  return <WaitingApprovals approvals={await waitingApprovals(actor)} mayPublish={actor.mayPublish} />
}

export async function OwnDraftsCard({ actor }: CardProps) {
  return <OwnDrafts {...(await ownDrafts(actor))} />
}

export async function NextOnSiteCard({ actor, timeZone, now }: CardProps) {
  return <NextOnSite coming={await nextOnSite(actor, timeZone, now)} />
}

export async function FactsCard({ actor }: CardProps) {
  return <FactsToCheck due={await firstDueFacts(actor)} />
}

export async function ShortcutsCard({ actor }: CardProps) {
  return <ContentShortcuts role={actor.role} />
}
