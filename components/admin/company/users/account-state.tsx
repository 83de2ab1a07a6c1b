import { Ban, CircleCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

export function AccountState({ isDisabled }: { isDisabled: boolean }) {
  return isDisabled ? (
    <Badge tone="bad">
      <Ban aria-hidden="true" />
      Disabled
    </Badge>
  ) : (
    <Badge tone="ok">
      <CircleCheck aria-hidden="true" />
      Active
    </Badge>
  )
}
