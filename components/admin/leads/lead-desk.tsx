import { ArrowLeft } from 'lucide-react'
import { DeliveryList } from '@/components/admin/leads/delivery-list'
import { LeadFacts } from '@/components/admin/leads/lead-facts'
import { LeadHead } from '@/components/admin/leads/lead-head'
import { LeadTimeline } from '@/components/admin/leads/lead-timeline'
import { NotesForm } from '@/components/admin/leads/notes-form'
import { OwnerForm } from '@/components/admin/leads/owner-form'
import { QuarantineBanner } from '@/components/admin/leads/quarantine-banner'
import { RelatedLeads } from '@/components/admin/leads/related-leads'
import { StatusForm } from '@/components/admin/leads/status-form'
import { Link } from '@/components/ui/link'
import type { LeadDetail } from '@/lib/leads/desk/read-lead'
import { isLeadStatus, LEAD_STATUSES } from '@/lib/leads/status'

type Props = {
  lead: LeadDetail
  mayWork: boolean
  /** May move a lead anywhere, with a reason (decision 22). */
  isManager: boolean
  counselors: { id: string; name: string }[]
}

/** One lead, everything about it and everything that can be done with it. */
export function LeadDesk({ lead, mayWork, isManager, counselors }: Props) {
  const zone = lead.community?.timeZone ?? 'America/Denver'
  return (
    <article className="p-4 pb-28 sm:p-7 lg:pb-10">
      <Link
        href="/admin/tour-requests"
        className="mb-3 inline-flex min-h-11 items-center gap-2 text-link lg:hidden"
      >
        <ArrowLeft aria-hidden="true" /> All requests
      </Link>
      {lead.quarantine && lead.quarantinedAt && (
        <QuarantineBanner
          leadId={lead.id}
          reason={lead.quarantine.reason}
          detail={lead.quarantine.detail}
          mayRelease={mayWork}
        />
      )}
      <LeadHead lead={lead} zone={zone} />
      <div className="mt-7 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="order-2 grid gap-6 xl:order-1">
          <LeadTimeline lead={lead} zone={zone} />
          <DeliveryList lead={lead} zone={zone} mayResend={mayWork} />
          <LeadFacts lead={lead} zone={zone} />
        </div>
        <div className="order-1 grid gap-4 xl:order-2">
          {mayWork && (
            <StatusForm
              key={`${lead.status}-${lead.scheduledDate?.toISOString()}`}
              leadId={lead.id}
              status={isLeadStatus(lead.status) ? lead.status : 'new'}
              choices={
                isManager ? LEAD_STATUSES.filter((status) => status !== lead.status) : [...lead.nextStatuses]
              }
              listed={[...lead.nextStatuses]}
              scheduledDate={lead.scheduledDate?.toISOString() ?? null}
              timeZone={zone}
            />
          )}
          {mayWork && <OwnerForm leadId={lead.id} ownerId={lead.ownerId} counselors={counselors} />}
          <NotesForm leadId={lead.id} notes={lead.notes ?? ''} readOnly={!mayWork} />
          <RelatedLeads lead={lead} zone={zone} />
        </div>
      </div>
    </article>
  )
}
