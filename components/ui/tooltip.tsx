'use client'

import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** Opens after 700 ms; within 300 ms of another one at once (specification section 9). Put it once around a screen. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </TooltipPrimitive.Provider>
  )
}

export const Tooltip = TooltipPrimitive.Root
export const TooltipTrigger = TooltipPrimitive.Trigger

/** Extra help only, never the one place where something needed is said. */
export function TooltipContent({ className, ...props }: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        sideOffset={8}
        className={clsx(
          'z-[80] max-w-80 animate-fade rounded-badge bg-deep px-3.5 py-2 text-small text-deep-text shadow-raised',
          className,
        )}
        {...props}
      />
    </TooltipPrimitive.Portal>
  )
}
