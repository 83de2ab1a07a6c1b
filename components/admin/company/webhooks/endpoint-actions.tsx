'use client'

import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

/** Sends a test message to an endpoint, or deletes the endpoint. */
export function EndpointActions({ id, name, isOn }: { id: string; name: string; isOn: boolean }) {
  const { send, pending, refusal } = useAccountAction()

  async function remove() {
    await send('DELETE', `webhooks/${id}`, undefined, 'Endpoint removed', '/admin/webhooks')
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {isOn && (
          <Button
            aria-disabled={pending}
            onClick={() => void send('POST', `webhooks/${id}/test`, undefined, 'A test is on its way')}
          >
            Send a test
          </Button>
        )}
        <ConfirmDialog
          trigger={<Button variant="outline">Remove</Button>}
          title={`Remove ${name}?`}
          words="It is told nothing more, and the log of what it was told goes with it."
          action="Remove"
          onConfirm={remove}
        />
      </div>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
