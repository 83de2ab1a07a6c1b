'use client'

import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'

export function UndoMergeButton({ id, name }: { id: string; name: string }) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <>
      <Button
        variant="outline"
        aria-disabled={pending}
        onClick={() =>
          !pending && void send('POST', `/api/admin/household-merges/${id}/undo`, {}, 'Two families again')
        }
      >
        {pending ? 'Undoing…' : 'Undo'}
        <span className="sr-only"> the merge with {name}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </>
  )
}
