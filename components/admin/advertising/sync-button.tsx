'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { FormRefusal } from '@/components/admin/leads/form-refusal'
import { useAccountAction } from '@/components/admin/people/use-account-action'
import { Button } from '@/components/ui/button'

const LOOK_EVERY_MS = 2_000

/** Has the ad account read now, and draws the page anew until it has been. */
export function SyncButton({ isSyncing }: { isSyncing: boolean }) {
  const router = useRouter()
  const { send, pending, refusal } = useAccountAction()
  useEffect(() => {
    if (!isSyncing) return
    const timer = setInterval(() => router.refresh(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isSyncing, router])
  const isBusy = pending || isSyncing
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        aria-disabled={isBusy}
        onClick={() => !isBusy && void send('POST', 'advertising/sync', undefined)}
      >
        {isBusy ? 'Reading the account…' : 'Sync now'}
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
