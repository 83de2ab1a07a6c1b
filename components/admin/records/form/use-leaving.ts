'use client'

import { useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '@/components/admin/kit/use-leave-guard'

type Options = {
  /** Whether something would be lost by leaving now. */
  isHeld: boolean
  /** Stores it; false when that did not work, or is not done by itself. */
  store: () => Promise<boolean>
  discard: () => void
}

/** Leaving a form: what is typed is stored first where that happens by itself, else the person is asked. */
export function useLeaving({ isHeld, store, discard }: Options) {
  const { pending, stay } = useLeaveGuard(isHeld)
  const [isAsked, setAsked] = useState(false)
  const latest = useRef({ store, stay })
  latest.current = { store, stay }

  useEffect(() => {
    if (!pending) return setAsked(false)
    void latest.current.store().then((isStored) => {
      if (!isStored) return setAsked(true)
      latest.current.stay()
      // Once the form is clean the guard lets go.
      setTimeout(() => pending.go())
    })
  }, [pending])

  return {
    isAsked,
    stay,
    leave: () => {
      discard()
      stay()
      setTimeout(() => pending?.go())
    },
  }
}
