'use client'

import { type FormEvent, useState } from 'react'

type Fields = (name: string) => string

/** Sends a form once at a time and keeps what the server said about it. What was typed stays in the fields. */
export function useSubmission(send: (field: Fields) => Promise<void>, fallback: string) {
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    setPending(true)
    setFailure(null)
    try {
      // Stays pending after success: the next screen is on its way.
      await send((name) => String(data.get(name) ?? ''))
    } catch (error) {
      setFailure((error instanceof Error && error.message) || fallback)
      setPending(false)
    }
  }

  return { failure, pending, onSubmit }
}
