import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClasses } from '@/components/ui/input'

/** The styled native select: every phone and screen reader supports it. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        className={clsx(
          controlClasses,
          'min-h-13 cursor-pointer appearance-none pr-12 data-dense:min-h-11.5',
          className,
        )}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
        aria-hidden="true"
      />
    </span>
  )
}
