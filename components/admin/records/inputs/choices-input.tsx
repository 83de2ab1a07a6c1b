'use client'

import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { useOptions } from '@/components/admin/records/inputs/use-options'
import { Checkbox } from '@/components/ui/checkbox'
import { Spinner } from '@/components/ui/spinner'
import { entityNamed } from '@/lib/records/entities/registry'

/** Several records of another entity as checkboxes. */
export function ChoicesInput({
  control,
  field,
  value,
  onChange,
  onBlur,
  focusRef,
}: EntityInputProps<string[]>) {
  const target = entityNamed(field.entity ?? 'amenity')
  const { options, isFetching } = useOptions(target, { pageSize: 100 })
  if (isFetching && options.length === 0) return <Spinner />
  if (options.length === 0) return <p className="text-ink-soft">There are no {target.labels.many} yet.</p>
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {options.map(({ id, title }, at) => (
        <li key={id} className="flex items-center gap-3">
          <Checkbox
            id={`${control.id}-${id}`}
            ref={at === 0 ? focusRef : undefined}
            checked={value.includes(id)}
            onCheckedChange={(checked) =>
              onChange(checked === true ? [...value, id] : value.filter((other) => other !== id))
            }
            onBlur={onBlur}
          />
          <label htmlFor={`${control.id}-${id}`} className="flex min-h-11 flex-1 cursor-pointer items-center">
            {title}
          </label>
        </li>
      ))}
    </ul>
  )
}
