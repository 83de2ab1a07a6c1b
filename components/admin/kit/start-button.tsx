'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

const REFRESH_EVERY_MS = 2_000

type Props = {
  /** Path below /api/admin of the call that starts it. */
  path: string
  isRunning: boolean
  words: string
  busyWords: string
}

/** Starts a background job and refreshes the page until it is done. */
export function StartButton({ path, isRunning, words, busyWords }: Props) {
  const router = useRouter()
  const { send, busy, refusal } = useAction()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => router.refresh(), REFRESH_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, router])
  const isBusy = busy || isRunning
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && void send('POST', path)}>
        {isBusy ? busyWords : words}
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
