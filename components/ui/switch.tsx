'use client'

import * as SwitchPrimitive from '@radix-ui/react-switch'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** 52 × 30 px. Knob position and label text show the state, not color alone. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={clsx(
        'relative h-7.5 w-13 flex-none cursor-pointer rounded-pill border-2 border-line-strong bg-linen transition-colors',
        'before:absolute before:-inset-2 before:content-[""]',
        'data-[state=checked]:border-evergreen data-[state=checked]:bg-evergreen',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="block size-5.5 translate-x-0.5 rounded-pill border border-line-strong bg-card shadow-rest transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:border-transparent" />
    </SwitchPrimitive.Root>
  )
}
