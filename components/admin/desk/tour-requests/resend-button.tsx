import { RotateCw } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'

/** Resends one alert or mail; `path` is below /api/admin. */
export function ResendButton({ path, target }: { path: string; target: string }) {
  return (
    <ActionButton variant="outline" size="sm" path={path} body={{}} done="Sending again">
      <RotateCw aria-hidden="true" />
      Send again<span className="sr-only"> to {target}</span>
    </ActionButton>
  )
}
