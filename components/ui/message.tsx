import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { Check, CircleAlert, Hourglass, Info } from 'lucide-react'
import type { ComponentProps } from 'react'

const messageVariants = cva('flex items-start gap-3 rounded-badge border-l-[6px] px-5 py-3.5 text-control', {
  variants: {
    tone: {
      ok: 'border-ok bg-ok-wash text-ink',
      warn: 'border-warn-edge bg-warn-wash text-warn',
      bad: 'border-bad bg-bad-wash text-bad',
      info: 'border-info bg-sky-wash text-info',
    },
  },
  defaultVariants: { tone: 'info' },
})

const ICONS = { ok: Check, warn: Hourglass, bad: CircleAlert, info: Info } as const

type Props = ComponentProps<'div'> & VariantProps<typeof messageVariants>

/** A notice about a result. Use `role="alert"` if it appears without a page change. */
export function Message({ tone, className, children, ...props }: Props) {
  const Icon = ICONS[tone ?? 'info']
  return (
    <div className={clsx(messageVariants({ tone }), className)} {...props}>
      <Icon className="mt-0.5 size-5.5" aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
