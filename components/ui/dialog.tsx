'use client'

import * as DialogPrimitive from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { dialogOpener } from '@/components/ui/dialog-opener'
import { isInToastRegion } from '@/components/ui/toast-region'

export const Dialog = DialogPrimitive.Root
export const DialogTrigger = DialogPrimitive.Trigger
export const DialogClose = DialogPrimitive.Close

type ContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> & {
  /** A full-bleed picture above the content, under the close button. */
  picture?: ReactNode
  /** Stays open when somebody taps beside it, while a text area in it holds text. */
  keepsText?: boolean
}

/** At most 540 px wide and 90 % of the viewport high, scrolling inside (specification section 2). */
export function DialogContent({
  className,
  children,
  picture,
  keepsText = false,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ContentProps) {
  const opener = useRef<HTMLElement | null>(null)
  const body = useRef<HTMLDivElement>(null)
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-[60] grid animate-fade place-items-center overflow-hidden bg-backdrop/78 p-3 backdrop-blur-[6px] data-[state=closed]:animate-unfade">
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = dialogOpener()
            onOpenAutoFocus?.(event)
          }}
          // Radix restores focus only to its own trigger, not to the opener of a dialog that state opened.
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event)
            if (event.defaultPrevented || !opener.current?.isConnected) return
            event.preventDefault()
            opener.current.focus()
          }}
          onInteractOutside={(event) => {
            const stays = isInToastRegion(event.target) || (keepsText && holdsText(body.current))
            if (stays) event.preventDefault()
          }}
          className={clsx(
            'relative flex max-h-[90vh] w-full max-w-135 animate-rise flex-col overflow-hidden rounded-dialog bg-card text-ink shadow-above outline-none supports-[height:1dvh]:max-h-[90dvh] data-[state=closed]:animate-sink forced-colors:border',
            className,
          )}
          {...props}
        >
          <div ref={body} className="overflow-y-auto overscroll-contain has-data-actions:scroll-pb-44">
            {picture}
            <div className="p-5.5 sm:p-8">{children}</div>
          </div>
          <DialogPrimitive.Close
            aria-label="Close dialog"
            className={clsx(
              'absolute top-5 right-5 grid size-11 cursor-pointer place-items-center rounded-control text-ink transition-colors sm:top-7.5 sm:right-8',
              picture
                ? 'on-picture border border-white/85 bg-card/82 backdrop-blur-[14px] hover:bg-card'
                : 'bg-paper hover:bg-linen',
            )}
          >
            <X aria-hidden="true" />
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  )
}

function holdsText(body: HTMLElement | null): boolean {
  return [...(body?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== '')
}

/** Visible title and accessible name; leaves room for the close button. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={clsx('type-panel pr-14', className)} {...props} />
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      className={clsx('mt-2 pr-14 text-base text-ink-soft', className)}
      {...props}
    />
  )
}
