'use client'

import { useState } from 'react'
import { ExitOfferForm } from '@/components/site/exit-offer/exit-offer-form'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { Picture } from '@/components/site/picture'
import { SafeLink } from '@/components/site/safe-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { ExitOffer } from '@/lib/leads/exit-offer/exit-offer'

type Props = { offer: ExitOffer; settings: LeadFormSettings; onClose: () => void }

/** The exit offer with a single email field. Escape, the close button and the link below all close it. */
export function ExitOfferDialog({ offer, settings, onClose }: Props) {
  const [sent, setSent] = useState<{ link: string | null } | null>(null)
  return (
    <Dialog defaultOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        picture={
          offer.image && (
            <Picture image={offer.image} alt="" sizes="34rem 11rem" className="h-44 w-full object-cover" />
          )
        }
      >
        {sent ? (
          <>
            <DialogTitle>It is on its way to you</DialogTitle>
            <DialogDescription>
              Check your inbox in a minute or two. Nobody will call you because of it.
            </DialogDescription>
            {sent.link && (
              <SafeLink
                href={sent.link}
                className={`${buttonVariants({ size: 'lg' })} mt-5 min-h-13! w-full`}
              >
                Read it now
              </SafeLink>
            )}
          </>
        ) : (
          <>
            <DialogTitle className="pr-0">{offer.title}</DialogTitle>
            <DialogDescription className="pr-0">{offer.message}</DialogDescription>
            <ExitOfferForm offer={offer} settings={settings} onSent={setSent} />
          </>
        )}
        <button
          type="button"
          onClick={onClose}
          className="mx-auto mt-3 flex min-h-11 cursor-pointer items-center text-link"
        >
          {sent ? 'Back to the page' : 'No, thank you'}
        </button>
      </DialogContent>
    </Dialog>
  )
}
