import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const badgeVariants = cva(
  'inline-flex min-h-6.5 items-center gap-1.5 rounded-badge border-[1.5px] px-2 text-dense font-[580] whitespace-nowrap [&_.lucide]:size-4',
  {
    variants: {
      tone: {
        neutral: 'border-line-strong/60 bg-paper text-ink',
        info: 'border-info/45 bg-sky-wash text-info',
        ok: 'border-ok/45 bg-ok-wash text-ok',
        warn: 'border-warn-edge bg-warn-wash text-warn',
        bad: 'border-bad/45 bg-bad-wash text-bad',
        solid: 'border-evergreen bg-evergreen text-ivory',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type Props = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ tone, className, ...props }: Props) {
  return <span className={clsx(badgeVariants({ tone }), className)} {...props} />
}
