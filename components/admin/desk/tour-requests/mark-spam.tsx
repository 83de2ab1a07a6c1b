import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'

/** Moves a lead to quarantine, reversibly. */
export function MarkSpam({ leadId }: { leadId: string }) {
  return (
    <Card title="Spam?">
      <p className="mb-3 text-ink-soft">
        The request goes into quarantine, from where you can bring it back. What becomes of it at ad platforms
        stands under “Told to ad platforms”.
      </p>
      <ActionButton
        variant="outline"
        path={`tour-requests/${leadId}/spam`}
        body={{}}
        done="In quarantine now"
      >
        This is spam
      </ActionButton>
    </Card>
  )
}
