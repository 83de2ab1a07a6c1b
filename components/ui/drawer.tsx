'use client'

import * as DialogPrimitive from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { isInToastRegion } from '@/components/ui/toast-region'

export const Drawer = DialogPrimitive.Root
export const DrawerTrigger = DialogPrimitive.Trigger

export function DrawerContent({
  className,
  children,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-[60] animate-fade bg-backdrop/78 data-[state=closed]:animate-unfade" />
      <DialogPrimitive.Content
        aria-describedby={undefined}
        onInteractOutside={(event) => {
          if (isInToastRegion(event.target)) event.preventDefault()
        }}
        className={clsx(
          'fixed inset-y-0 right-0 z-[60] flex w-full max-w-95 animate-slide flex-col overflow-y-auto overscroll-contain bg-card text-ink shadow-above outline-none data-[state=closed]:animate-unslide forced-colors:border',
          className,
        )}
        {...props}
      >
        {children}
        <DialogPrimitive.Close
          aria-label="Close"
          className="absolute top-4 right-5 grid size-11 cursor-pointer place-items-center rounded-control bg-paper text-ink transition-colors hover:bg-linen"
        >
          <X aria-hidden="true" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DrawerTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={clsx('type-h3 pr-14', className)} {...props} />
}
