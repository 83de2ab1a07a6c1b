'use client'

import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

// The type-ahead reset (1000 ms) of specification section 9 is Radix's default. No tooltips: buttons have
// text.

export const DropdownMenu = MenuPrimitive.Root
export const DropdownMenuTrigger = MenuPrimitive.Trigger
export const DropdownMenuGroup = MenuPrimitive.Group

const panel =
  'z-[70] min-w-56 animate-fade overflow-hidden rounded-control border border-line bg-card p-1.5 text-ink shadow-raised'
const row =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-badge px-3 text-control outline-none data-[highlighted]:bg-paper data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55'

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={6}
        collisionPadding={8}
        className={clsx(panel, className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  )
}

type ItemProps = ComponentProps<typeof MenuPrimitive.Item> & { destructive?: boolean }

export function DropdownMenuItem({ className, destructive = false, ...props }: ItemProps) {
  return <MenuPrimitive.Item className={clsx(row, destructive && 'text-bad', className)} {...props} />
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={clsx('px-3 py-2 text-dense text-ink-soft', className)} {...props} />
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={clsx('mx-1.5 my-1.5 h-px bg-line', className)} {...props} />
}
