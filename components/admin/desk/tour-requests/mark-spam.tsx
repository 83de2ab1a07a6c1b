import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'

/** Moves a lead to quarantine, reversibly. */
export function MarkSpam({ leadId }: { leadId: string }) {
  return (
    <Card title="Spam?">
      <p className="mb-3 text-ink-soft">
        The request moves to quarantine. You can bring it back. “Sent to ad platforms” shows what happens to
        its conversions.
      </p>
      <ActionButton
        variant="outline"
        path={`tour-requests/${leadId}/spam`}
        body={{}}
        done="Moved to quarantine"
      >
        This is spam
      </ActionButton>
    </Card>
  )
}
