'use client'

import { type FormEvent, useState } from 'react'

/** Submits a form once at a time and keeps the error. When `send` returns 'stay', it can be sent again. */
export function useSubmission(send: (field: (name: string) => string) => Promise<unknown>, fallback: string) {
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    setPending(true)
    setFailure(null)
    try {
      // Stays pending after success, until the next screen.
      if ((await send((name) => String(data.get(name) ?? ''))) === 'stay') setPending(false)
    } catch (error) {
      setFailure((error instanceof Error && error.message) || fallback)
      setPending(false)
    }
  }

  return { failure, pending, onSubmit }
}
