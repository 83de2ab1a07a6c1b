'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Switch } from '@/components/ui/switch'

/** A switch with its label next to it. */
export function BooleanInput({ control, value, onChange, onBlur, focusRef }: EntityInputProps<boolean>) {
  return <Switch {...control} ref={focusRef} checked={value} onCheckedChange={onChange} onBlur={onBlur} />
}
