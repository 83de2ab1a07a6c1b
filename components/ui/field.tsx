import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

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
