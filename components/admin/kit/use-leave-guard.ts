'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** The part of the Navigation API used here; not in every browser. */
type NavigateEvent = Event & { navigationType: string; cancelable: boolean; destination: { key: string } }
type Navigation = EventTarget & { traverseTo: (key: string) => void }

/** Stops links and Back while changes are unsaved. `pending.go` leaves anyway. */
export function useLeaveGuard(isDirty: boolean) {
  const router = useRouter()
  const [pending, setPending] = useState<{ go: () => void } | null>(null)

  useEffect(() => {
    if (!isDirty) return
    function onUnload(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || !leavesPage(event, link)) return
      event.preventDefault()
      event.stopPropagation()
      const { pathname, search, hash } = new URL(link.href)
      setPending({ go: () => router.push(pathname + search + hash) })
    }
    function onNavigate(event: Event) {
      const { navigationType, cancelable, destination } = event as NavigateEvent
      if (navigationType !== 'traverse' || !cancelable) return
      event.preventDefault()
      setPending({ go: () => navigation?.traverseTo(destination.key) })
    }
    const { navigation } = window as { navigation?: Navigation }
    window.addEventListener('beforeunload', onUnload)
    // Capture phase, to run before Next's own click handler on the link.
    document.addEventListener('click', onClick, { capture: true })
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isDirty, router])

  return { pending, stay: () => setPending(null) }
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return false
  if (link.target === '_blank' || link.origin !== window.location.origin) return false
  return link.pathname !== window.location.pathname || link.search !== window.location.search
}
