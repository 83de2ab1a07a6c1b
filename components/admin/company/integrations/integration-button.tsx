'use client'

import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

type Props = { path: string; words: string; pendingWords: string; variant?: 'outline' }

/** Triggers one call to another system and shows its message. */
export function IntegrationButton({ path, words, pendingWords, ...look }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [answer, setAnswer] = useState<string | null>(null)

  async function run() {
    setAnswer(null)
    const result = await send<{ message: string }>('POST', path, undefined)
    setAnswer(result?.message ?? null)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button {...look} aria-disabled={pending} onClick={() => void run()}>
        {pending ? pendingWords : words}
      </Button>
      <p role="status" className="text-dense text-ok wrap-anywhere">
        {answer}
      </p>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
