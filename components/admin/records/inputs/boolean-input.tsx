'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { Switch } from '@/components/ui/switch'

/** Yes or no. Its label stands beside it, so that label and knob are read as one. */
export function BooleanInput({ control, value, onChange, onBlur, focusRef }: EntityInputProps<boolean>) {
  return <Switch {...control} ref={focusRef} checked={value} onCheckedChange={onChange} onBlur={onBlur} />
}
