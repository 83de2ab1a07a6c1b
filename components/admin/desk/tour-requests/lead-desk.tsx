import { FamilyPanel } from '@/components/admin/desk/households/family-panel'
import { HouseholdPanel } from '@/components/admin/desk/households/household-panel'
import { BackToList } from '@/components/admin/desk/tour-requests/back-to-list'
import { ClaimPanel } from '@/components/admin/desk/tour-requests/claim-panel'
import { ConversionPanel } from '@/components/admin/desk/tour-requests/conversion-panel'
import { CrmPanel } from '@/components/admin/desk/tour-requests/crm-panel'
import { DeleteLead } from '@/components/admin/desk/tour-requests/delete-lead'
import { DeliveryList } from '@/components/admin/desk/tour-requests/delivery-list'
import { ErasedBanner } from '@/components/admin/desk/tour-requests/erased-banner'
import { LeadDraftsProvider } from '@/components/admin/desk/tour-requests/lead-drafts'
import { LeadFacts } from '@/components/admin/desk/tour-requests/lead-facts'
import { LeadHead } from '@/components/admin/desk/tour-requests/lead-head'
import { LeadTagsPanel } from '@/components/admin/desk/tour-requests/lead-tags-panel'
import { LeadTimeline } from '@/components/admin/desk/tour-requests/lead-timeline'
import { LogBar } from '@/components/admin/desk/tour-requests/log-bar'
import { MailPanel } from '@/components/admin/desk/tour-requests/mail-panel'
import { MarkSpam } from '@/components/admin/desk/tour-requests/mark-spam'
import { NextLead } from '@/components/admin/desk/tour-requests/next-lead'
import { NextStepPanel } from '@/components/admin/desk/tour-requests/next-step-panel'
import { NotesForm } from '@/components/admin/desk/tour-requests/notes-form'
import { OwnerForm } from '@/components/admin/desk/tour-requests/owner-form'
import { QuarantineBanner } from '@/components/admin/desk/tour-requests/quarantine-banner'
import { refusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { RefusalPanel } from '@/components/admin/desk/tour-requests/refusal-panel'
import { RelatedLeads } from '@/components/admin/desk/tour-requests/related-leads'
import { ownerReason } from '@/components/admin/desk/tour-requests/routing-copy'
import { SkipLead } from '@/components/admin/desk/tour-requests/skip-lead'
import { StatusForm } from '@/components/admin/desk/tour-requests/status-form'
import { TalkingPoints } from '@/components/admin/desk/tour-requests/talking-points'
import { TextConsentPanel } from '@/components/admin/desk/tour-requests/text-consent-panel'
import type { HouseholdOfLead } from '@/lib/desk/duplicates/household-of-lead'
import type { LeadDrafts } from '@/lib/desk/note-drafts/note-drafts'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'
import type { LeadTagName } from '@/lib/desk/tour-requests/tag-leads'
import { isLeadStatus, LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

type Props = {
  lead: LeadDetail
  /** The community's, else the company's. */
  zone: string
  household: HouseholdOfLead | null
  mayWork: boolean
  /** May move leads anywhere, with a reason (reading 22). */
  isManager: boolean
  counselors: { id: string; name: string }[]
  tags: LeadTagName[]
  /** Communities a mail can be assigned to. */
  reading: { communities: { id: string; name: string }[]; mayLeaveOpen: boolean }
  me: string
  /** This person's drafts; null for people who may not work on it. */
  drafts: LeadDrafts | null
}

/** A lead's page, with all facts and actions. */
export function LeadDesk({
  lead,
  zone,
  household,
  mayWork,
  isManager,
  counselors,
  tags,
  reading,
  me,
  drafts,
}: Props) {
  const { communities, mayLeaveOpen } = reading
  const held = lead.quarantinedAt !== null
  const isErased = lead.erasedAt !== null
  const isOpen = !held && !isErased
  const dueAt = isOpen && !lead.firstAttemptAt && !lead.contactEndedAt ? lead.callDueAt : null
  const after = { leadId: lead.id, householdId: lead.householdId, me }
  const status = isLeadStatus(lead.status) ? lead.status : 'new'
  const refused = refusedWays(lead.refusals, zone)
  const tourDate = (lead.scheduledDate ?? lead.preferredDate)?.toISOString() ?? null
  const refusals = <RefusalPanel lead={lead} zone={zone} mayWork={mayWork} />
  const mail = lead.mail && !isErased && (
    <MailPanel
      key={lead.mail.state}
      leadId={lead.id}
      mail={lead.mail}
      zone={zone}
      communities={communities}
      mayLeaveOpen={mayLeaveOpen}
      mayWork={mayWork}
      isHeld={held}
    />
  )
  const page = (
    <article className="px-4 pb-28 lg:px-4.5 lg:pt-2.5 lg:pb-6">
      <div className="flex min-h-11 items-center gap-x-3 lg:hidden">
        <BackToList />
        {mayWork && (
          <div className="ml-auto flex min-w-0 items-center gap-2">
            {dueAt && <SkipLead {...after} />}
            <NextLead {...after} />
          </div>
        )}
      </div>
      {lead.erasedAt && <ErasedBanner at={lead.erasedAt} zone={zone} />}
      {lead.quarantine && held && !isErased && (
        <QuarantineBanner
          leadId={lead.id}
          phone={lead.phone}
          sender={lead.mail?.fromAddress ?? null}
          reason={lead.quarantine.reason}
          detail={lead.quarantine.detail}
          mayRelease={mayWork}
        />
      )}
      <LeadHead lead={lead} zone={zone} dueAt={dueAt} mayWork={mayWork} refused={refused} me={me} />
      {lead.mail?.state === 'to-read' && mail && <div className="mt-4">{mail}</div>}
      {lead.talkingPoints.length > 0 && (
        <div className="mt-4">
          <TalkingPoints points={lead.talkingPoints} />
        </div>
      )}
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_15.5rem]">
        <div className="order-2 grid gap-4 xl:order-1">
          <LeadTimeline lead={lead} zone={zone} />
          {lead.mail?.state !== 'to-read' && mail}
          <DeliveryList lead={lead} zone={zone} mayResend={mayWork} />
          <LeadFacts lead={lead} zone={zone} />
          <ConversionPanel conversions={lead.conversions} zone={zone} mayResend={isManager} />
        </div>
        <div className="order-1 grid gap-3 xl:order-2">
          {lead.refusals.length > 0 && refusals}
          {lead.claim && <ClaimPanel leadId={lead.id} claim={lead.claim} zone={zone} mayWork={mayWork} />}
          {isOpen && lead.nextStep && lead.nextStepAt && (
            <NextStepPanel
              leadId={lead.id}
              step={lead.nextStep}
              dueAt={lead.nextStepAt.toISOString()}
              timeZone={zone}
              mayWork={mayWork}
              thatWasUs={lead.thatWasUs}
            />
          )}
          {mayWork && !held && (
            <StatusForm
              leadId={lead.id}
              status={status}
              isManager={isManager}
              choices={isManager ? LEAD_STATUSES : lead.nextStatuses}
              tourDate={tourDate}
              timeZone={zone}
              isWaiting={dueAt !== null}
            />
          )}
          {mayWork && !held && (
            <OwnerForm
              leadId={lead.id}
              ownerId={lead.ownerId}
              counselors={counselors}
              why={ownerReason(lead, zone)}
            />
          )}
          {!isErased && (
            <LeadTagsPanel
              leadId={lead.id}
              tags={lead.tagLinks.map(({ tag }) => tag)}
              all={tags}
              mayWork={mayWork}
            />
          )}
          {household && !isErased && (
            <FamilyPanel lead={lead} household={household} zone={zone} mayWork={mayWork} />
          )}
          {mayWork && lead.textsToAsk && (
            <TextConsentPanel leadId={lead.id} phone={lead.phone} asked={lead.textsToAsk} />
          )}
          {!isErased && <NotesForm leadId={lead.id} notes={lead.notes ?? ''} readOnly={!mayWork} />}
          {lead.refusals.length === 0 && !isErased && mayWork && refusals}
          {lead.crm && isOpen && <CrmPanel leadId={lead.id} crm={lead.crm} zone={zone} mayWork={mayWork} />}
          <RelatedLeads lead={lead} zone={zone} />
          {household && <HouseholdPanel household={household} zone={zone} mayWork={mayWork} />}
          {mayWork && isOpen && <MarkSpam leadId={lead.id} />}
          {isManager && (
            <DeleteLead
              leadId={lead.id}
              name={lead.name}
              alerts={lead.deliveries.length}
              isErased={isErased}
            />
          )}
        </div>
      </div>
    </article>
  )
  const screen = (
    <div className="flex flex-col lg:min-h-[calc(100dvh-3rem)]">
      {page}
      {mayWork && !held && (
        <LogBar
          leadId={lead.id}
          status={status}
          tourDate={tourDate}
          timeZone={zone}
          known={lead.known}
          refused={refused}
          mayText={lead.mayText}
          missedCalls={lead.missedCalls}
          thatWasUs={lead.thatWasUs}
          after={after}
        />
      )}
    </div>
  )
  if (!drafts) return screen
  return (
    <LeadDraftsProvider me={me} leadId={lead.id} drafts={drafts}>
      {screen}
    </LeadDraftsProvider>
  )
}
