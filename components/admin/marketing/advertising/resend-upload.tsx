'use client'

import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

export function ResendUpload({ id, about }: { id: string; about: string }) {
  const { send, pending, refusal } = useAction()
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        aria-disabled={pending}
        onClick={() => void send('POST', `advertising/uploads/${id}`, undefined, 'On its way again')}
      >
        Send again<span className="sr-only"> {about}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
