import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { SetupLine } from '@/lib/desk/setup/read-setup'
import type { StepKey } from '@/lib/desk/setup/steps'

type Props = {
  steps: SetupLine[]
  /** Controls of steps that are done here, beside or in place of their link. */
  controls: Partial<Record<StepKey, ReactNode>>
  /** Below a step, across its width. */
  details: Partial<Record<StepKey, ReactNode>>
}

/** The steps of the setup guide in order; the first that is not done stands out. */
export function SetupList({ steps, controls, details }: Props) {
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <ol className="overflow-hidden rounded-control border border-line shadow-rest">
      {steps.map((step, at) => (
        <li
          key={step.key}
          id={step.key}
          aria-current={at === next ? 'step' : undefined}
          className={clsx(
            'scroll-mt-4 border-line border-b last:border-0 target:bg-paper',
            at === next ? 'bg-card' : 'bg-transparent',
          )}
        >
          <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            <StepMark number={at + 1} isDone={step.isDone} isNext={at === next} />
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="text-control! font-[640]!">
                {step.title}
                {step.isDone && <span className="sr-only"> (done)</span>}
              </h2>
              <p className="text-dense text-ink-soft wrap-anywhere">{step.proof}</p>
            </div>
            <div className="flex flex-none flex-wrap items-center gap-2">
              {controls[step.key]}
              {step.action && (
                <Link
                  href={step.action.href}
                  className={`${buttonVariants({ variant: 'outline', size: 'sm' })} no-underline`}
                >
                  {step.action.label}
                  <span className="sr-only">: {step.title}</span>
                </Link>
              )}
            </div>
          </div>
          {details[step.key] && <div className="px-4 pb-3 sm:pl-15">{details[step.key]}</div>}
        </li>
      ))}
    </ol>
  )
}

function StepMark({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-6.5 flex-none place-items-center rounded-full text-dense tabular',
        isDone && 'bg-ok-wash text-ok',
        !isDone && isNext && 'bg-copper font-[640] text-ivory',
        !isDone && !isNext && 'border border-line-strong',
      )}
    >
      {isDone ? <Check className="size-4" /> : number}
    </span>
  )
}
