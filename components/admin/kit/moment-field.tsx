import type { ComponentProps } from 'react'
import { TextField } from '@/components/admin/kit/text-field'

/** A moment as a datetime-local value in the community's zone. */
export function MomentField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'hint'>) {
  return <TextField {...props} type="datetime-local" hint="In the community’s time zone" />
}
