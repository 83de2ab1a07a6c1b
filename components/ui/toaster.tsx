'use client'

import * as ToastPrimitive from '@radix-ui/react-toast'
import { clsx } from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import { TOAST_REGION } from '@/components/ui/toast-region'
import { dismissToast, TOAST_DURATION, type ToastEntry, useToasts } from '@/components/ui/toast-store'

/** Renders the toasts: top on small screens, bottom right on larger ones. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <ToastPrimitive.Provider
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
    >
      {toasts.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
      <ToastPrimitive.Viewport
        {...TOAST_REGION}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="no-print pointer-events-none fixed inset-x-0 top-0 z-[90] flex flex-col gap-3 p-3 outline-none md:inset-x-auto md:top-auto md:right-0 md:bottom-0 md:w-full md:max-w-140 md:p-6"
      />
    </ToastPrimitive.Provider>
  )
}

function Toast({ entry }: { entry: ToastEntry }) {
  const bad = entry.variant === 'destructive'
  const Icon = bad ? CircleAlert : Check
  return (
    <ToastPrimitive.Root
      open={entry.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id)
      }}
      {...(entry.duration === undefined ? {} : { duration: entry.duration })}
      className={clsx(
        'pointer-events-auto flex animate-rise items-start gap-3.5 rounded-badge border-l-[6px] p-4 shadow-above forced-colors:border',
        'data-[state=closed]:animate-unfade data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-unslide',
        bad ? 'on-picture border-bad bg-bad text-ivory' : 'border-evergreen bg-card text-ink',
      )}
    >
      <Icon className="mt-0.5 size-6" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {entry.title && (
          <ToastPrimitive.Title className="text-base font-[640]">{entry.title}</ToastPrimitive.Title>
        )}
        {entry.description && (
          <ToastPrimitive.Description className="text-small">{entry.description}</ToastPrimitive.Description>
        )}
      </div>
      {entry.action && (
        <ToastPrimitive.Action altText={entry.action.altText} asChild>
          {entry.action.element}
        </ToastPrimitive.Action>
      )}
      <ToastPrimitive.Close
        aria-label="Close"
        className="-my-1.5 -mr-1.5 grid size-11 flex-none cursor-pointer place-items-center rounded-control"
      >
        <X aria-hidden="true" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  )
}
