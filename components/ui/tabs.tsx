'use client'

import * as TabsPrimitive from '@radix-ui/react-tabs'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'

type TabsProps = { value: string; onValueChange: (value: string) => void } & Omit<
  ComponentProps<typeof TabsPrimitive.Root>,
  'value' | 'onValueChange'
>

/** Tabs by the authoring practices of ARIA: one stop for Tab, arrows choose. */
export function Tabs({ onValueChange, ...props }: TabsProps) {
  // At once, so that the caller can focus what the chosen panel holds.
  return <TabsPrimitive.Root {...props} onValueChange={(value) => flushSync(() => onValueChange(value))} />
}

/** The row of tabs, which scrolls sideways where it has no room. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      {...props}
      className={clsx(
        'flex gap-x-0.5 overflow-x-auto overscroll-x-contain [scrollbar-width:thin]',
        className,
      )}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      {...props}
      className={clsx(
        'flex min-h-11 flex-none cursor-pointer items-center gap-1.5 border-b-[3px] border-transparent px-3 text-dense font-[600] whitespace-nowrap hover:bg-paper data-[state=active]:border-copper-mid',
        className,
      )}
    />
  )
}

/** Keeps what it holds while another tab is chosen, so that nothing typed is lost. */
export function TabsPanel({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      {...props}
      forceMount
      tabIndex={-1}
      className={clsx('data-[state=inactive]:hidden', className)}
    />
  )
}
