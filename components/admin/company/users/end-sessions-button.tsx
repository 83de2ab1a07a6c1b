'use client'

import { useAccountAction } from '@/components/admin/company/users/use-account-action'
import { FormRefusal } from '@/components/admin/desk/tour-requests/form-refusal'
import { Button } from '@/components/ui/button'

/** Signs somebody else out of every browser. */
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
