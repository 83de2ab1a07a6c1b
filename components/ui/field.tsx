import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What a control needs to belong to its field; spread it on the control. */
export type FieldControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Ids of a field's hint and error, and the attributes that tie them to its control. */
export function fieldControlProps(
  id: string,
  { hint, error }: { hint?: boolean; error?: boolean },
): FieldControlProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error || undefined }
}

type Props = {
  /** Of the control; hint and error get `-hint` and `-error` behind it. */
  id: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** Stands at the right below the control, for instance a count of characters. */
  aside?: ReactNode
  children: (control: FieldControlProps) => ReactNode
}

/** Label above, hint between label and control, error below with its icon. */
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

/** The exact sentence of what is wrong. Its place exists before the text, so that it is announced. */
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
