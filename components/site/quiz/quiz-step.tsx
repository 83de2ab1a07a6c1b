import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** True once hydrated; before that, CSS shows the first step, or all steps without scripting. */
  live: boolean
  shown: boolean
  first: boolean
  headingId: string
  progress: { at: number; of: number; words: string }
  title: string
  optional?: boolean
  children: ReactNode
}

/** One step: progress, a focusable heading, and the answers. */
export function QuizStep({ live, shown, first, headingId, progress, title, optional, children }: Props) {
  return (
    <section
      aria-labelledby={headingId}
      hidden={live && !shown}
      data-without-script={live || first ? undefined : ''}
      className={clsx('flex flex-col [&[hidden]]:hidden', !live && !first && 'mt-12')}
    >
      <div className="flex items-center gap-4">
        <p className="text-small font-[640] whitespace-nowrap">{progress.words}</p>
        <div
          aria-hidden="true"
          className="h-1.5 flex-1 overflow-hidden rounded-pill bg-linen forced-colors:border"
        >
          <div
            className="h-full bg-copper forced-colors:bg-[Highlight]"
            style={{ width: `${Math.round(((progress.at + 1) / progress.of) * 100)}%` }}
          />
        </div>
      </div>
      <h2 id={headingId} tabIndex={-1} className="mt-5 mb-5 type-h3">
        {title}
        {optional && <span className="font-sans text-base text-ink-soft"> (optional)</span>}
      </h2>
      {children}
    </section>
  )
}
