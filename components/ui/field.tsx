import { clsx } from 'clsx'
import { ChevronDown, CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Attributes that connect a control to its field; spread them on the control. */
export type FieldControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function fieldControlProps(
  id: string,
  { hint, error }: { hint?: boolean; error?: boolean },
): FieldControlProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error || undefined }
}

type Props = {
  /** Id of the control; hint and error get `-hint` and `-error` appended. */
  id: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Shown right below the control, for example a character count. */
  aside?: ReactNode
  children: (control: FieldControlProps) => ReactNode
}

export function Field({ id, label, optional, hint, error, className, aside, children }: Props) {
  return (
    <div className={clsx('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="text-control font-[620]">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children(fieldControlProps(id, { hint: Boolean(hint), error: Boolean(error) }))}
      {aside && <div className="-mt-1 text-right text-small text-ink-soft tabular">{aside}</div>}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}

/** Error message of a field. The live region exists before its text, so it is announced. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="flex items-start gap-2 text-control font-[620] text-bad empty:-mt-2"
    >
      {message && (
        <>
          <CircleAlert className="mt-0.5 size-5" aria-hidden="true" />
          <span>{message}</span>
        </>
      )}
    </p>
  )
}

/** Input, textarea and select: 52 px high (46 in the back office through `data-dense`), 18 px text. */
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

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(controlClasses, 'block py-3 leading-normal', className)}
      {...props}
    />
  )
}
