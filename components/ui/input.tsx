import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Shared by input, textarea and select: 52 px high (46 in the back office through `data-dense`), 18 px text. */
export const controlClasses =
  'w-full min-w-0 rounded-control border-[1.5px] border-line-strong bg-field px-4 text-base text-ink transition-[border-color,box-shadow] focus-visible:border-ink disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-[2.5px] aria-invalid:border-bad aria-invalid:bg-field-bad aria-invalid:px-[15px] data-dense:text-control'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={clsx(controlClasses, 'min-h-13 data-dense:min-h-11.5', className)}
      {...props}
    />
  )
}
