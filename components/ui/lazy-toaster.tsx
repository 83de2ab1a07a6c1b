'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { TOAST_REGION } from '@/components/ui/toast-region'
import { useToasts } from '@/components/ui/toast-store'

/** The toasts, loaded with the first one. Until then F8 reaches an empty region of the same name. */
export function LazyToaster() {
  const isNeeded = useToasts().length > 0
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isNeeded || Toaster) return
    import('@/components/ui/toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => {},
    )
  }, [isNeeded, Toaster])

  return Toaster ? <Toaster /> : <EmptyRegion />
}

function EmptyRegion() {
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const focusRegion = ({ code }: KeyboardEvent) => {
      if (code === 'F8') region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [])

  return (
    <section
      ref={region}
      {...TOAST_REGION}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="no-print sr-only focus:not-sr-only focus:fixed! focus:right-4 focus:bottom-4 focus:z-[90] focus:rounded-badge focus:bg-card focus:p-4! focus:shadow-above"
    >
      No notifications
    </section>
  )
}
