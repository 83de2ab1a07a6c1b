'use client'

import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

/** Revokes a key after confirmation. */
export function RevokeKey({ id, name }: { id: string; name: string }) {
  const { send, refusal } = useAccountAction()
  return (
    <div>
      <ConfirmDialog
        trigger={
          <Button variant="outline">
            Revoke<span className="sr-only"> the key {name}</span>
          </Button>
        }
        title={`Revoke the key ${name}?`}
        words="Whoever uses it is turned away from the next call on. This cannot be undone; you can make another."
        action="Revoke"
        onConfirm={() => send('DELETE', `api-keys/${id}`, undefined, 'Key revoked')}
      />
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
