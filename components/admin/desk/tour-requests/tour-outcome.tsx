import { Footprints, UserRoundX } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'

/** Asks after the tour whether the family came. */
export function TourOutcome({ leadId }: { leadId: string }) {
  const path = `tour-requests/${leadId}/tour`
  return (
    <div className="mt-3 grid gap-2">
      <ActionButton path={path} body={{ came: true }} done="Toured. Call them tomorrow.">
        <Footprints aria-hidden="true" />
        They came
      </ActionButton>
      <ActionButton
        variant="outline"
        path={path}
        body={{ came: false }}
        done="The family gets an email. Call them within the hour."
      >
        <UserRoundX aria-hidden="true" />
        They did not come
      </ActionButton>
    </div>
  )
}
