'use client'

import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

type Props = { path: string; words: string; pendingWords: string; variant?: 'outline' }

/** One call to another system, and what came of it in its words. */
export function AskButton({ path, words, pendingWords, ...look }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [answer, setAnswer] = useState<string | null>(null)

  async function ask() {
    setAnswer(null)
    const told = await send<{ message: string }>('POST', path, undefined)
    setAnswer(told?.message ?? null)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button {...look} aria-disabled={pending} onClick={() => void ask()}>
        {pending ? pendingWords : words}
      </Button>
      <p role="status" className="text-dense text-ok wrap-anywhere">
        {answer}
      </p>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
