'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { contactFormPath, subjectOfContactForm } from '@/components/site/contact-form-path'
import { internalPath } from '@/components/site/frame/internal-path'
import { type PageSubject, readPageSubject } from '@/components/site/frame/page-subject'
import { isPlainClick } from '@/components/site/frame/plain-click'
import { focusPlace, visibleElement } from '@/components/site/frame/visible-element'
import { refusesTracking } from '@/lib/browser/ad-choice'
import { releaseOverlayEntry } from '@/lib/browser/close-on-back'
import type { TourRequestOptions } from '@/lib/browser/schedule-tour'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { stepTextSize, textSizeCopy } from '@/lib/platform/text-size'

type Options = {
  /** Loads the code of a dialog. */
  prepare: { tour: () => Promise<unknown>; help: () => Promise<unknown> }
  openTour: (options: TourRequestOptions) => void
  openHelp: (subject: PageSubject) => Promise<void>
}

const TRIGGERS = '[data-schedule-tour], [data-get-help]'
const BUTTONS = `${TRIGGERS}, [data-plan]`

/**
 * One click listener for the public site: opens dialogs, changes pages without reload (also from edited
 * text), plays videos in place, and handles text size and print buttons. Without it, links work as plain
 * links. `announcement` is for screen readers.
 */
export function useFrameClicks({ prepare, openTour, openHelp }: Options) {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  const [isNavigating, startTransition] = useTransition()
  const [isLoading, setLoading] = useState(false)

  async function openTrigger(link: HTMLAnchorElement) {
    setLoading(true)
    const subject = readPageSubject()
    // The link's own data wins: it may be a floor plan of another community than the page's.
    const { topic, ...tour } = { ...subject, ...tourOptions(link) }
    try {
      if ('getHelp' in link.dataset) await openHelp(subject)
      else {
        const [asked] = await Promise.all([topic ? topicOf(topic) : null, prepare.tour()])
        openTour({ ...tour, ...(asked && { topic: asked }) })
      }
    } catch {
      // The dialog's code or its topic did not load: use the form on /contact.
      location.assign(contactFormPath({ topic, ...tour }))
    } finally {
      setLoading(false)
    }
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event)) return
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button) {
      const { textSizeStep, print } = button.dataset
      if (textSizeStep) setAnnouncement(textSizeCopy(stepTextSize(textSizeStep === '1' ? 1 : -1)))
      if (print !== undefined) window.print()
      return
    }
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    if (link.matches(TRIGGERS)) {
      event.preventDefault()
      void openTrigger(link)
      return
    }
    if (link.dataset.frame === 'skip') {
      event.preventDefault()
      const main = visibleElement('#main')
      main?.scrollIntoView()
      focusPlace(main)
      return
    }
    if (link.protocol === 'tel:') {
      notePhoneTap(link.pathname, readPageSubject().communityId)
      return
    }
    const act = inPlaceAction(link)
    if (act) {
      event.preventDefault()
      act().catch(() => location.assign(link.href))
      return
    }
    const path = internalPath(link)
    if (!path) return
    event.preventDefault()
    const go = releaseOverlayEntry() ? router.replace : router.push
    startTransition(() => go(path))
  })

  const onReach = useEffectEvent((event: Event) => {
    const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>(TRIGGERS) : null
    if (trigger) void ('getHelp' in trigger.dataset ? prepare.help() : prepare.tour()).catch(() => {})
  })

  // A link with role=button must also react to the space bar.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || !event.target.matches(BUTTONS))
      return
    event.preventDefault()
    event.target.click()
  })

  useEffect(() => {
    const listeners = [
      ['click', onClick],
      ['pointerover', onReach],
      ['focusin', onReach],
      ['keydown', onKeyDown],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener as EventListener)
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener as EventListener)
    }
  }, [])

  return { isPending: isNavigating || isLoading, announcement }
}

/** In-place action of a video or drawing link, whose code loads on click; null for other links. */
function inPlaceAction(link: HTMLAnchorElement): (() => Promise<void>) | null {
  if (link.closest('figure[data-video]'))
    return async () => (await import('@/components/site/frame/play-video')).playInPlace(link)
  if (link.dataset.plan !== undefined)
    return async () => (await import('@/components/site/plan-viewer/open-plan-viewer')).openPlanViewer(link)
  return null
}

/** Loaded on click, because it brings the query client. */
async function topicOf(slug: string) {
  return (await import('@/lib/browser/contact-topic')).contactTopic(slug)
}

type LinkOptions = Omit<TourRequestOptions, 'topic'> & { topic?: string }

function tourOptions({ href, dataset }: HTMLAnchorElement): LinkOptions {
  const { title, urgencyText, floorPlanName } = dataset
  const given = { title, urgencyText, floorPlanName, ...subjectOfContactForm(new URL(href)) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

/** Reports a tapped phone number and its page (F11); nothing for visitors who refuse tracking. */
function notePhoneTap(dialed: string, communityId?: string): void {
  const page = location.pathname
  if (refusesTracking() || isPrivatePage(page)) return
  const body = new Blob([JSON.stringify({ page, dialed, communityId })], { type: 'application/json' })
  navigator.sendBeacon?.('/api/phone-taps', body)
}
