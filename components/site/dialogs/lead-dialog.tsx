'use client'

import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { ConfirmationPicture } from '@/components/site/lead-form/confirmation-picture'
import { LeadFormBody } from '@/components/site/lead-form/lead-form-body'
import type { LeadFormSettings, LeadSubject } from '@/components/site/lead-form/lead-form-settings'
import { LeadSubjectChips } from '@/components/site/lead-form/lead-subject-chips'
import { LeadSuccess, SUCCESS_TITLE } from '@/components/site/lead-form/lead-success'
import { type LeadForm, useLeadForm } from '@/components/site/lead-form/use-lead-form'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { useCloseOnBack } from '@/lib/browser/close-on-back'
import { phoneOf, useCommunity } from '@/lib/browser/community'
import { useSiteSettings } from '@/lib/browser/site-settings'

type Props = {
  subject: LeadSubject
  title: string
  invitation: string
  urgencyText?: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  settings: LeadFormSettings
}

/** The lead form in a dialog. Stays mounted while closed, so a pending request and its step are kept. */
export function LeadDialog({
  subject,
  title,
  invitation,
  urgencyText,
  isOpen,
  onOpenChange,
  settings,
}: Props) {
  const lead = useDialogLead({ subject, settings, isOpen, onOpenChange })
  const intro = useLeadIntro(lead, invitation)
  return (
    <LeadDialogFrame lead={lead} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogTitle className="pr-16">{title}</DialogTitle>
      {intro && (
        // On a short phone the chips need this space; the text is still read out.
        <DialogDescription className={subject.floorPlanName && 'max-sm:[@media(height<44rem)]:sr-only'}>
          {intro}
        </DialogDescription>
      )}
      <div className="mt-5">
        <LeadSubjectChips
          topic={subject.topic?.chip}
          communityName={lead.communityName}
          floorPlanName={subject.floorPlanName}
          urgencyText={urgencyText}
        />
        <LeadFormBody lead={lead} />
      </div>
    </LeadDialogFrame>
  )
}

type FrameProps = Pick<Props, 'isOpen' | 'onOpenChange'> & { lead: LeadForm; children: ReactNode }

/** Shows its children until the lead is sent, then the thanks; closing that goes to the confirmation page. */
export function LeadDialogFrame({ lead, isOpen, onOpenChange, children }: FrameProps) {
  const sent = lead.sending.state === 'sent'

  function changeOpen(open: boolean) {
    if (!open && sent) lead.sending.leave()
    else onOpenChange(open)
  }

  useCloseOnBack(isOpen, () => changeOpen(false))

  return (
    <Dialog open={isOpen} onOpenChange={changeOpen}>
      <DialogContent picture={sent ? <ConfirmationPicture /> : undefined}>
        {sent ? <LeadSuccess lead={lead} heading={<SuccessTitle />} /> : children}
      </DialogContent>
    </Dialog>
  )
}

/** A lead form that uses the community's phone if known and reloads the shared draft on opening. */
export function useDialogLead({
  subject,
  settings,
  isOpen,
  onOpenChange,
}: Pick<Props, 'subject' | 'settings' | 'isOpen' | 'onOpenChange'>) {
  const { companyPhoneDisplay, companyPhoneDial } = useSiteSettings(settings.contact)
  const community = useCommunity(subject.communityId)
  const phone = phoneOf(community, { display: companyPhoneDisplay, dial: companyPhoneDial })
  const onLeave = useCallback(() => onOpenChange(false), [onOpenChange])
  const lead = useLeadForm({ subject, settings, phone, place: 'dialog', onLeave })
  const { refresh, note } = lead
  useEffect(() => {
    if (!isOpen) return
    refresh()
    note('opened')
  }, [isOpen, refresh, note])
  return { ...lead, communityName: community?.name }
}

/** Takes the focus, because the submit button that had it is gone. */
function SuccessTitle() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <DialogTitle ref={title} tabIndex={-1} className="pr-0">
      {SUCCESS_TITLE}
    </DialogTitle>
  )
}

/** Text below the title: the invitation, thanks by name in step 2, empty after a failure. */
function useLeadIntro(lead: LeadForm, invitation: string): string {
  const name = useWatch({ control: lead.form.control, name: 'name' })
  const { state } = lead.sending
  if (state === 'failed' || state === 'retrying') return ''
  if (lead.step === 1) return invitation
  const [firstName] = name.trim().split(/\s+/)
  return `Thank you, ${firstName}. Everything here is optional.`
}
