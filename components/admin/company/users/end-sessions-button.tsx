'use client'

import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

/** Signs another user out everywhere. */
export function EndSessionsButton({ id, username }: { id: string; username: string }) {
  const { send, pending, refusal } = useAccountAction()
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        aria-disabled={pending}
        onClick={() =>
          send('DELETE', `users/${id}/sessions`, undefined, `${username} is signed out everywhere`)
        }
      >
        End all sessions
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
