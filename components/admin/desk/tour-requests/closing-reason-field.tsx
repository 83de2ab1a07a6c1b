import { SelectField } from '@/components/admin/kit/select-field'
import {
  CLOSING_REASON_LABELS,
  CLOSING_REASONS,
  type ClosingReason,
} from '@/lib/leads/tour-requests/closing-reasons'

type Props = {
  id: string
  value: ClosingReason
  error: string | undefined
  onValue: (reason: ClosingReason) => void
}

/** Class of the reason why a family does not come. */
export function ClosingReasonField(props: Props) {
  return (
    <SelectField
      {...props}
      label="Reason"
      hint="The partner that sent the request sees this reason, not your notes."
      choices={CHOICES}
    />
  )
}

const CHOICES = CLOSING_REASONS.map((value) => ({ value, label: CLOSING_REASON_LABELS[value] }))
