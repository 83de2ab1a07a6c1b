'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/components/admin/kit/use-action'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Duplicates a record and opens the copy. */
export function useDuplicate(path: string, id: string) {
  const router = useRouter()
  const { send, busy } = useAction({ redraw: false, toastsRefusal: true })

  async function duplicate() {
    const done = { title: 'Copied', description: 'You are editing the copy. Visitors do not see it yet.' }
    const copy = await send<AdminRecord>('POST', `${path}/${id}/duplicate`, undefined, done)
    if (copy) router.push(`/admin/${path}/${copy.id}`)
  }

  return { duplicate, busy }
}
