'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { Phone as PhoneIcon } from 'lucide-react'
import { LeadDialogFrame, useDialogLead } from '@/components/site/dialogs/lead-dialog'
import type { PageSubject } from '@/components/site/frame/page-subject'
import { LeadFormBody } from '@/components/site/lead-form/lead-form-body'
import { type LeadFormSettings, subjectKey } from '@/components/site/lead-form/lead-form-settings'
import { LeadSubjectChips } from '@/components/site/lead-form/lead-subject-chips'
import { buttonVariants } from '@/components/ui/button-variants'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { queryClient } from '@/lib/browser/query-client'

export type GetHelpDialogProps = {
  /** Subject of the page it was opened from. */
  subject: PageSubject
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  settings: LeadFormSettings
}

/** The Get Help dialog (specification section 2): call now, or be called. */
export function GetHelpDialog(props: GetHelpDialogProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <GetHelp key={subjectKey({ source: 'callback', ...props.subject })} {...props} />
    </QueryClientProvider>
  )
}

function GetHelp({ subject, isOpen, onOpenChange, settings }: GetHelpDialogProps) {
  const lead = useDialogLead({ subject: { source: 'callback', ...subject }, settings, isOpen, onOpenChange })
  const { hours } = lead.phones
  return (
    <LeadDialogFrame lead={lead} isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogTitle>Get Your Free Consultation</DialogTitle>
      <DialogDescription>
        {hours?.isOpen ? `Phones: ${hours.line}. It costs nothing to ask.` : 'It costs nothing to ask.'}
      </DialogDescription>
      {/* While the phones are closed, the number stands below the form. */}
      {hours?.isOpen !== false && (
        <>
          <a
            href={`tel:${lead.phone.dial}`}
            className={`${buttonVariants({ size: 'lg' })} mt-5 min-h-13! w-full`}
          >
            <PhoneIcon aria-hidden="true" />
            Call {lead.phone.display}
          </a>
          <div className="my-6 flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or we call you
          </div>
        </>
      )}
      <h3 className="type-h4 mt-5 mb-4">Request a Callback</h3>
      <LeadSubjectChips communityName={lead.communityName} />
      <LeadFormBody lead={lead} />
    </LeadDialogFrame>
  )
}
