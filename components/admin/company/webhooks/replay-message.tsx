'use client'

import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

type Props = { endpointId: string; messageId: string; about: string }

/** Sends a logged message again. */
export function ReplayMessage({ endpointId, messageId, about }: Props) {
  const { send, pending, refusal } = useAccountAction()
  return (
    <div>
      <Button
        variant="outline"
        aria-disabled={pending}
        onClick={() =>
          void send('POST', `webhooks/${endpointId}/messages/${messageId}`, undefined, 'On its way again')
        }
      >
        Send again<span className="sr-only"> {about}</span>
      </Button>
      {refusal && (
        <p role="alert" className="mt-2 text-dense text-bad">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
