'use client'

import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

type Props = { account: { id: string; username: string; isDisabled: boolean } }

/** Disables, enables or deletes another user's account. */
export function AccountActions({ account: { id, username, isDisabled } }: Props) {
  const { send, pending, refusal } = useAccountAction()

  async function remove() {
    await send('DELETE', `users/${id}`, undefined, `${username} deleted`, '/admin/users')
  }

  return (
    <Panel title="Account">
      <p className="text-ink-soft">
        {isDisabled
          ? 'Disabled: nobody can sign in with it. What it did stays.'
          : 'Disabling signs the person out at once. Nothing is lost, and you can enable the account again.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isDisabled ? (
          <Button
            aria-disabled={pending}
            onClick={() => send('POST', `users/${id}/enable`, {}, `${username} can sign in again`)}
          >
            Enable
          </Button>
        ) : (
          <ConfirmDialog
            trigger={<Button variant="outline">Disable</Button>}
            title={`Disable ${username}?`}
            words="They are signed out everywhere at once and cannot sign in until somebody enables the account."
            action="Disable"
            onConfirm={() => send('POST', `users/${id}/disable`, {}, `${username} is disabled`)}
          />
        )}
        <ConfirmDialog
          trigger={
            <Button variant="ghost" className="text-bad">
              Delete
            </Button>
          }
          title={`Delete ${username}?`}
          words="The account and its sessions are removed for good. What it did stays in the audit log."
          action="Delete"
          onConfirm={remove}
        />
      </div>
      <FormRefusal message={refusal?.message} />
    </Panel>
  )
}
