'use client'

import { PhoneForwarded } from 'lucide-react'
import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Rings the person's own phone and connects it with the family: the call logs itself. */
export function RingMe({ leadId }: { leadId: string }) {
  const { send, busy, refusal } = useAction()
  const [answer, setAnswer] = useState<string | null>(null)

  async function ring() {
    setAnswer(null)
    const result = await send<{ message: string }>('POST', `tour-requests/${leadId}/ring`)
    setAnswer(result?.message ?? null)
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" aria-disabled={busy} onClick={() => void ring()}>
        <PhoneForwarded aria-hidden="true" />
        {busy ? 'Calling...' : 'Call me and connect'}
      </Button>
      <p role="status" className="text-dense text-ok">
        {answer}
      </p>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
