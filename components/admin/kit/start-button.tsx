'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

const LOOK_EVERY_MS = 2_000

type Props = {
  /** Of the call that starts it, below /api/admin. */
  path: string
  isRunning: boolean
  words: string
  wordsMeanwhile: string
}

/** Starts work of the worker, and draws the screen anew until it is done. */
export function StartButton({ path, isRunning, words, wordsMeanwhile }: Props) {
  const router = useRouter()
  const { send, pending, refusal } = useAccountAction()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => router.refresh(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, router])
  const isBusy = pending || isRunning
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void send('POST', path, undefined)}
      >
        {isBusy ? wordsMeanwhile : words}
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
