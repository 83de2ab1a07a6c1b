'use client'

import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

type Props = { path: string; words: string; pendingWords: string; variant?: 'outline' }

/** Triggers one call to another system and shows its message. */
export function IntegrationButton({ path, words, pendingWords, ...look }: Props) {
  const { send, busy, refusal } = useAction()
  const [answer, setAnswer] = useState<string | null>(null)

  async function run() {
    setAnswer(null)
    const result = await send<{ message: string }>('POST', path)
    setAnswer(result?.message ?? null)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button {...look} aria-disabled={busy} onClick={() => void run()}>
        {busy ? pendingWords : words}
      </Button>
      <p role="status" className="text-dense text-ok wrap-anywhere">
        {answer}
      </p>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
