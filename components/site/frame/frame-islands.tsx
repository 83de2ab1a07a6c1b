'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { GetHelpDialogProps } from '@/components/site/dialogs/get-help-dialog'
import type { TourDialogProps } from '@/components/site/dialogs/tour-dialog'
import { ExitOffer } from '@/components/site/exit-offer/exit-offer'
import { type PageSubject, readPageSubject } from '@/components/site/frame/page-subject'
import { useFrameClicks } from '@/components/site/frame/use-frame-clicks'
import { usePageArrival } from '@/components/site/frame/use-page-arrival'
import { useTourBar } from '@/components/site/frame/use-tour-bar'
import { useWarmLinks } from '@/components/site/frame/use-warm-links'
import { visibleElement } from '@/components/site/frame/visible-element'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { SpriteIcon } from '@/components/site/sprite-icon'
import { LazyToaster } from '@/components/ui/lazy-toaster'
import { startAdTags } from '@/lib/browser/ad-tags'
import { startCustomScripts } from '@/lib/browser/custom-scripts'
import { startErrorReports } from '@/lib/browser/error-reports'
import { notePageView } from '@/lib/browser/page-view'
import { startVitals } from '@/lib/browser/page-vitals'
import { usePhoneChanges } from '@/lib/browser/phone-changes'
import { useScheduleTour } from '@/lib/browser/schedule-tour'
import { startTrackingNumbers } from '@/lib/browser/tracking-numbers'
import { noteVisit } from '@/lib/browser/visit'

const loadTourDialog = () => import('@/components/site/dialogs/tour-dialog')
const loadGetHelpDialog = () => import('@/components/site/dialogs/get-help-dialog')

/** Client code of every public page; dialogs and toasts are loaded on demand. */
export function FrameIslands({ settings }: { settings: LeadFormSettings }) {
  const tour = useScheduleTour()
  const [TourDialog, setTourDialog] = useState<ComponentType<TourDialogProps> | null>(null)
  const [GetHelp, setGetHelp] = useState<ComponentType<GetHelpDialogProps> | null>(null)
  const [helpIsOpen, setHelpIsOpen] = useState(false)
  const [helpSubject, setHelpSubject] = useState<PageSubject>({})
  const path = usePathname()
  const setTourOpen = useCallback(
    (open: boolean) => (open ? undefined : tour.closeScheduleTour()),
    [tour.closeScheduleTour],
  )

  useEffect(() => {
    const { landingPageTemplateId } = readPageSubject()
    noteVisit(landingPageTemplateId)
    return notePageView(path, landingPageTemplateId && path.slice(1))
  }, [path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has tags of its own, or none
  useEffect(() => startAdTags(), [path])
  useEffect(startCustomScripts, [])
  useEffect(startTrackingNumbers, [])
  useEffect(startVitals, [])
  usePageArrival()
  usePhoneChanges(path)
  useTourBar(path)
  useWarmLinks()
  useEffect(() => startErrorReports('idle'), [])
  useReturnFocus(tour.isOpen || helpIsOpen)

  useEffect(() => {
    if (!tour.isOpen) return
    loadTourDialog().then(({ TourDialog }) => setTourDialog(() => TourDialog), tour.closeScheduleTour)
  }, [tour.isOpen, tour.closeScheduleTour])

  const { isPending, announcement } = useFrameClicks({
    prepare: { tour: loadTourDialog, help: loadGetHelpDialog },
    openTour: tour.openScheduleTour,
    async openHelp(subject) {
      const { GetHelpDialog } = await loadGetHelpDialog()
      setGetHelp(() => GetHelpDialog)
      setHelpSubject(subject)
      setHelpIsOpen(true)
    },
  })

  return (
    <>
      <BackToTop />
      <PendingMark isPending={isPending} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {TourDialog && (
        <TourDialog
          options={tour.options}
          isOpen={tour.isOpen}
          onOpenChange={setTourOpen}
          settings={settings}
        />
      )}
      {GetHelp && (
        <GetHelp subject={helpSubject} isOpen={helpIsOpen} onOpenChange={setHelpIsOpen} settings={settings} />
      )}
      <ExitOffer path={path} settings={settings} />
      <LazyToaster />
    </>
  )
}

/** 'Loading...' at the top, shown only after 300 ms (reading 12). */
function PendingMark({ isPending }: { isPending: boolean }) {
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 top-24 z-50 grid place-items-center"
    >
      {isPending && (
        <span className="inline-flex animate-after-300ms items-center gap-3 rounded-pill border border-line bg-card px-5 py-2.5 text-control font-[600] shadow-raised">
          <SpriteIcon name="loader-circle" className="animate-spin text-copper" />
          Loading...
        </span>
      )}
    </div>
  )
}

/** Appears after 300 px of scrolling (specification section 9). */
function BackToTop() {
  const sentinel = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const mark = sentinel.current
    if (!mark) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  function goUp() {
    window.scrollTo({ top: 0, behavior: 'smooth' })
    visibleElement('[data-frame="home"]')?.focus({ preventScroll: true })
  }

  return (
    <>
      <div
        ref={sentinel}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-75 w-px"
      />
      {isShown && (
        <button
          type="button"
          onClick={goUp}
          className="no-print fixed right-4 bottom-24 z-30 grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-card text-ink shadow-raised hover:bg-paper md:right-6"
        >
          <SpriteIcon name="arrow-up" />
          <span className="sr-only">Back to top</span>
        </button>
      )}
    </>
  )
}

/** Returns focus to the element that opened a dialog: Safari does not focus clicked elements. */
function useReturnFocus(isOpen: boolean): void {
  const pressed = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const remember = (event: Event) => {
      pressed.current =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [])

  useEffect(() => {
    if (isOpen) {
      opener.current = pressed.current
      return
    }
    const target = opener.current
    opener.current = null
    if (!target) return
    // After the dialog's own attempt on unmount.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      // The opener may be gone, such as a button in the closed side menu.
      const place = target.isConnected ? target : visibleElement('[data-menu-button]')
      place?.focus()
    }, 300)
    return () => clearTimeout(timer)
  }, [isOpen])
}
