import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; type?: 'radio' | 'checkbox' }

/** A radio or checkbox card that is clickable as a whole; keeps the native control. */
export function ChoiceCard({ label, hint, type = 'radio', className, ...input }: Props) {
  return (
    <label
      className={clsx(
        'flex min-h-14 cursor-pointer items-start gap-4 rounded-control border-[1.5px] border-line-strong bg-field px-4 py-3 transition-colors hover:bg-card has-[:checked]:border-evergreen has-[:checked]:bg-selected has-[:checked]:shadow-[inset_0_0_0_1.5px_var(--color-evergreen)] forced-colors:has-[:checked]:outline-2',
        className,
      )}
    >
      <input type={type} className="size-7 flex-none cursor-pointer accent-evergreen" {...input} />
      <span className="min-w-0 pt-px">
        {label}
        {hint && <span className="block text-small text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
