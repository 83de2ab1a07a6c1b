import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/**
 * Shared by input, textarea and select: 52 px high (46 in the back office through `data-dense`), 18 px text.
 */
export const controlClasses = 'control'

/** For an address or number that browsers may fill in: `<Input {...EMAIL_INPUT} {...control} />`. */
export const EMAIL_INPUT = {
  type: 'email',
  name: 'email',
  inputMode: 'email',
  autoComplete: 'email',
} as const
export const PHONE_INPUT = { type: 'tel', name: 'phone', inputMode: 'tel', autoComplete: 'tel' } as const

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={clsx(controlClasses, 'min-h-13 data-dense:min-h-11.5', className)}
      {...props}
    />
  )
}
