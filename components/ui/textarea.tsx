import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClasses } from '@/components/ui/input'

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(controlClasses, 'block py-3 leading-normal', className)}
      {...props}
    />
  )
}
