import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

export function SecondFactorState({ isOn }: { isOn: boolean }) {
  const Icon = isOn ? ShieldCheck : ShieldAlert
  return (
    <Badge tone={isOn ? 'ok' : 'warn'}>
      <Icon aria-hidden="true" />
      {isOn ? 'On' : 'Off'}
    </Badge>
  )
}
