'use client'

import * as CheckboxPrimitive from '@radix-ui/react-checkbox'
import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

/** 28 px square in a 44 px target. Label it with `<label htmlFor>`. */
export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      className={clsx(
        'group relative grid size-7 flex-none cursor-pointer place-items-center rounded-badge border-2 border-line-strong bg-field text-ivory transition-colors',
        'before:absolute before:-inset-2 before:content-[""]',
        'data-[state=checked]:border-evergreen data-[state=checked]:bg-evergreen data-[state=indeterminate]:border-evergreen data-[state=indeterminate]:bg-evergreen',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-bad',
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator>
        <Check
          className="hidden size-5 group-data-[state=checked]:block"
          strokeWidth={2.5}
          aria-hidden="true"
        />
        <Minus
          className="hidden size-5 group-data-[state=indeterminate]:block"
          strokeWidth={2.5}
          aria-hidden="true"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  )
}
