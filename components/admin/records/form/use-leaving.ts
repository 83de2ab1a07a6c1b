'use client'

import { useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '@/components/admin/kit/use-leave-guard'

type Options = {
  /** True when leaving now would lose edits. */
  hasUnsaved: boolean
  /** Stores them; false when that failed or autosave is off. */
  store: () => Promise<boolean>
  discard: () => void
}

/** Before leaving a form, stores edits when autosave is on and otherwise asks. */
export function useLeaving({ hasUnsaved, store, discard }: Options) {
  const { pending, stay } = useLeaveGuard(hasUnsaved)
  const [isConfirming, setConfirming] = useState(false)
  const latest = useRef({ store, stay })
  latest.current = { store, stay }

  useEffect(() => {
    if (!pending) return setConfirming(false)
    void latest.current.store().then((isStored) => {
      if (!isStored) return setConfirming(true)
      latest.current.stay()
      // After this render the form is clean, so the leave guard is off.
      setTimeout(() => pending.go())
    })
  }, [pending])

  return {
    isConfirming,
    stay,
    leave: () => {
      discard()
      stay()
      setTimeout(() => pending?.go())
    },
  }
}
