import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { ContentShortcuts } from '@/components/admin/desk/dashboard/content-shortcuts'
import { OwnDrafts, UpcomingChanges, WaitingApprovals } from '@/components/admin/desk/dashboard/content-work'
import { FactsToCheck } from '@/components/admin/desk/dashboard/facts-to-check'
import { FigureTiles } from '@/components/admin/desk/dashboard/figure-tiles'
import { MissedPlans } from '@/components/admin/desk/dashboard/missed-plans'
import { contentWork } from '@/lib/desk/dashboard/content-work'
import { firstDueFacts } from '@/lib/desk/dashboard/first-due-facts'
import { ownDrafts } from '@/lib/desk/dashboard/own-drafts'
import { upcomingChanges } from '@/lib/desk/dashboard/upcoming-changes'
import { waitingApprovals } from '@/lib/records/publish/approval/request-approval'
import { missedPlans } from '@/lib/records/publish/plan-publication'
import { missedReleases } from '@/lib/records/releases/releases'

export async function MissedPlansCard({ actor }: CardProps) {
  const [alone, together] = await Promise.all([missedPlans(actor), missedReleases(actor)])
  return <MissedPlans plans={[...alone, ...together]} />
}

export async function ContentWorkCard({ actor }: CardProps) {
  const figures = await contentWork(actor)
  return figures.length > 0 && <FigureTiles tiles={figures} />
}

export async function ApprovalsCard({ actor, timeZone }: CardProps) {
  const approvals = await waitingApprovals(actor)
  return <WaitingApprovals approvals={approvals} mayPublish={actor.mayPublish} companyZone={timeZone} />
}

export async function OwnDraftsCard({ actor, timeZone }: CardProps) {
  return <OwnDrafts {...(await ownDrafts(actor))} companyZone={timeZone} />
}

export async function UpcomingChangesCard({ actor, timeZone, now }: CardProps) {
  return <UpcomingChanges changes={await upcomingChanges(actor, timeZone, now)} />
}

export async function FactsCard({ actor }: CardProps) {
  return <FactsToCheck due={await firstDueFacts(actor)} />
}

export async function ShortcutsCard({ actor }: CardProps) {
  return <ContentShortcuts role={actor.role} />
}
