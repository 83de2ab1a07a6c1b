import { BackToList } from '@/components/admin/leads/back-to-list'
import { CallClock } from '@/components/admin/leads/call-clock'
import { DeliveryList } from '@/components/admin/leads/delivery-list'
import { LeadFacts } from '@/components/admin/leads/lead-facts'
import { LeadHead } from '@/components/admin/leads/lead-head'
import { LeadTimeline } from '@/components/admin/leads/lead-timeline'
import { NotesForm } from '@/components/admin/leads/notes-form'
import { OwnerForm } from '@/components/admin/leads/owner-form'
import { QuarantineBanner } from '@/components/admin/leads/quarantine-banner'
import { RelatedLeads } from '@/components/admin/leads/related-leads'
import { StatusForm } from '@/components/admin/leads/status-form'
import { TalkingPoints } from '@/components/admin/leads/talking-points'
import type { LeadDetail } from '@/lib/desk/read-lead'
import { isLeadStatus, LEAD_STATUSES } from '@/lib/leads/status'

type Props = {
  lead: LeadDetail
  /** The community's, else the company's. */
  zone: string
  mayWork: boolean
  /** May move a lead anywhere, with a reason (reading 22). */
  isManager: boolean
  counselors: { id: string; name: string }[]
}

/** One lead, everything about it and everything that can be done with it. */
export function LeadDesk({ lead, zone, mayWork, isManager, counselors }: Props) {
  const held = lead.quarantinedAt !== null
  const dueAt = lead.status === 'new' && !held ? lead.callDueAt : null
  return (
    <article className="px-4 pt-2 pb-28 sm:px-7 lg:pt-7 lg:pb-10">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3 lg:hidden">
        <BackToList />
        {dueAt && <CallClock dueAt={dueAt.toISOString()} />}
      </div>
      {lead.quarantine && held && (
        <QuarantineBanner
          leadId={lead.id}
          reason={lead.quarantine.reason}
          detail={lead.quarantine.detail}
          mayRelease={mayWork}
        />
      )}
      <LeadHead lead={lead} zone={zone} dueAt={dueAt} />
      {lead.talkingPoints.length > 0 && (
        <div className="mt-6">
          <TalkingPoints points={lead.talkingPoints} />
        </div>
      )}
      <div className="mt-7 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="order-2 grid gap-5 xl:order-1">
          <LeadTimeline lead={lead} zone={zone} />
          <DeliveryList lead={lead} zone={zone} mayResend={mayWork} />
          <LeadFacts lead={lead} zone={zone} />
        </div>
        <div className="order-1 grid gap-5 xl:order-2">
          {mayWork && !held && (
            <StatusForm
              leadId={lead.id}
              status={isLeadStatus(lead.status) ? lead.status : 'new'}
              isManager={isManager}
              choices={isManager ? LEAD_STATUSES : lead.nextStatuses}
              tourDate={(lead.scheduledDate ?? lead.preferredDate)?.toISOString() ?? null}
              timeZone={zone}
            />
          )}
          {mayWork && !held && <OwnerForm leadId={lead.id} ownerId={lead.ownerId} counselors={counselors} />}
          <NotesForm leadId={lead.id} notes={lead.notes ?? ''} readOnly={!mayWork} />
          <RelatedLeads lead={lead} zone={zone} />
        </div>
      </div>
    </article>
  )
}
