'use client'

import * as MenuPrimitive from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { Check, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

// Type-ahead reset (1000 ms), submenu delay (100 ms) and pointer grace (300 ms) of specification section 9 are
// Radix's own values.

export const DropdownMenu = MenuPrimitive.Root
export const DropdownMenuTrigger = MenuPrimitive.Trigger
export const DropdownMenuGroup = MenuPrimitive.Group
export const DropdownMenuSub = MenuPrimitive.Sub

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

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem className={clsx(row, className)} {...props}>
      <span className="grid size-5 flex-none place-items-center">
        <MenuPrimitive.ItemIndicator>
          <Check aria-hidden="true" />
        </MenuPrimitive.ItemIndicator>
      </span>
      {children}
    </MenuPrimitive.CheckboxItem>
  )
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

export function DropdownMenuSubTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.SubTrigger>) {
  return (
    <MenuPrimitive.SubTrigger className={clsx(row, 'data-[state=open]:bg-paper', className)} {...props}>
      {children}
      <ChevronRight className="ml-auto size-5" aria-hidden="true" />
    </MenuPrimitive.SubTrigger>
  )
}

export function DropdownMenuSubContent({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.SubContent>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.SubContent
        sideOffset={4}
        collisionPadding={8}
        className={clsx(panel, className)}
        {...props}
      />
    </MenuPrimitive.Portal>
  )
}
