'use client'

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { ExitOfferDialog } from '@/components/site/exit-offer/exit-offer-dialog'
import { watchLeaving } from '@/components/site/exit-offer/watch-leaving'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { rememberConversion } from '@/lib/browser/offer-memory'
import type { ExitOffer as Offer } from '@/lib/leads/exit-offer/exit-offer'

type Shown = { offer: Offer; ExitOfferDialog: ComponentType<ComponentProps<typeof ExitOfferDialog>> }

/** Where a request has just been thanked for, however it was sent (specification section 2). */
const THANKED = '/tour-scheduled'

/** The exit offer of reading 20: a page carries the listener only; dialog and words are fetched when somebody leaves. */
export function ExitOffer({ path, settings }: { path: string; settings: LeadFormSettings }) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    if (path === THANKED) rememberConversion()
    let isAsking = false
    const stop = watchLeaving(path, () => {
      if (isAsking) return
      isAsking = true
      import('@/components/site/exit-offer/make-offer')
        .then(async ({ ExitOfferDialog, makeOffer }) => {
          const offer = await makeOffer()
          if (!offer) return
          stop()
          setShown({ offer, ExitOfferDialog })
        })
        // Code that does not arrive offers nothing; the visitor was leaving anyway.
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
