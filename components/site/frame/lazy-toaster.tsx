'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from '@/components/ui/toast-store'

/** Loads the toaster with the first toast. */
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

  return Toaster && <Toaster />
}
