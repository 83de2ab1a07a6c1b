'use client'

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { ExitOfferDialog } from '@/components/site/exit-offer/exit-offer-dialog'
import { watchExitIntent } from '@/components/site/exit-offer/watch-exit-intent'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { rememberConversion } from '@/lib/browser/offer-memory'
import type { ExitOffer as Offer } from '@/lib/leads/exit-offer/exit-offer'

type Shown = { offer: Offer; ExitOfferDialog: ComponentType<ComponentProps<typeof ExitOfferDialog>> }

/** Shown after any successful request, with or without JavaScript (specification section 2). */
const THANK_YOU_PATH = '/tour-scheduled'

/** The exit offer (reading 20). Pages carry only the listener; dialog and texts load on exit intent. */
export function ExitOffer({ path, settings }: { path: string; settings: LeadFormSettings }) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    if (path === THANK_YOU_PATH) rememberConversion()
    let isAsking = false
    const stop = watchExitIntent(path, () => {
      if (isAsking) return
      isAsking = true
      import('@/components/site/exit-offer/make-offer')
        .then(async ({ ExitOfferDialog, makeOffer }) => {
          const offer = await makeOffer()
          if (!offer) return
          stop()
          setShown({ offer, ExitOfferDialog })
        })
        // If the code does not load, there is no offer; the visitor was leaving anyway.
        .catch(() => {})
        .finally(() => {
          isAsking = false
        })
    })
    return stop
  }, [path])

  if (!shown) return null
  return <shown.ExitOfferDialog offer={shown.offer} settings={settings} onClose={() => setShown(null)} />
}
