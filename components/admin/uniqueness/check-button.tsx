'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FormRefusal } from '@/components/admin/leads/form-refusal'
import { useAccountAction } from '@/components/admin/people/use-account-action'
import { Button } from '@/components/ui/button'

const LOOK_EVERY_MS = 2_000

/** Has the pages compared now, and draws the screen anew until they have been. */
export function CheckButton({ isChecking }: { isChecking: boolean }) {
  const router = useRouter()
  const { send, pending, refusal } = useAccountAction()
  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(() => router.refresh(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isChecking, router])
  const isBusy = pending || isChecking
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void send('POST', 'page-uniqueness/check', undefined)}
      >
        {isBusy ? 'Comparing the pages…' : 'Check now'}
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
