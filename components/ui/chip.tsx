import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const chipVariants = cva(
  'inline-flex min-h-8 items-center gap-2 rounded-pill px-3.5 text-small font-[560] text-ink [&_.lucide]:size-4.5',
  {
    variants: {
      tone: {
        sage: 'bg-sage-wash',
        sky: 'bg-sky-wash',
        clay: 'bg-clay-wash',
        paper: 'bg-paper',
        ok: 'bg-ok-wash text-ok',
        warn: 'bg-warn-wash text-warn',
        bad: 'bg-bad-wash text-bad',
        outline: 'border-[1.5px] border-line-strong bg-card',
      },
    },
    defaultVariants: { tone: 'sage' },
  },
)

type Props = ComponentProps<'span'> & VariantProps<typeof chipVariants>

/** A short fact: care type, seats left, a filter. State is always in its text, never in color alone. */
export function Chip({ tone, className, ...props }: Props) {
  return <span className={clsx(chipVariants({ tone }), className)} {...props} />
}
