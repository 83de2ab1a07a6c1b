'use client'

import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Asks a platform whether it would accept our conversions; the page then shows the result. */
export function TestButton({ vendor, name }: { vendor: string; name: string }) {
  const { send, pending, refusal } = useAction()
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        aria-disabled={pending}
        onClick={() =>
          void send('POST', `advertising/${vendor}/test`, undefined, `The answer stands under ${name}`)
        }
      >
        {pending ? 'Asking…' : 'Test the connection'}
        <span className="sr-only"> to {name}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
