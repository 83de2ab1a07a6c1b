import { ConfirmStep } from '@/components/admin/kit/confirm-step'

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void }

export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  return (
    <ConfirmStep
      isOpen={isOpen}
      onClose={onStay}
      title="Leave without saving?"
      words="Your changes have not been saved yet."
      keep="Stay here"
      action="Leave"
      onConfirm={onLeave}
    />
  )
}
