import { Slot } from '@radix-ui/react-slot'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonVariants } from '@/components/ui/button-variants'

type Props = ComponentProps<'button'> & ButtonVariants & { asChild?: boolean }

/** A button; `asChild` styles its one child instead. `type` defaults to 'button'. */
export function Button({ className, variant, size, asChild = false, type = 'button', ...props }: Props) {
  const classes = clsx(buttonVariants({ variant, size }), className)
  if (asChild) return <Slot className={classes} {...props} />
  return <button type={type} className={classes} {...props} />
}
