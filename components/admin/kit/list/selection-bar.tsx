import type { ReactNode } from 'react'

type Props = { label: string; words: string; children: ReactNode }

/** Actions for the selected rows, floating at the bottom. */
export function SelectionBar({ label, words, children }: Props) {
  return (
    <section
      aria-label={label}
      className="on-picture sticky bottom-4 z-30 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-deep px-4 py-3 text-deep-text shadow-above md:mx-auto md:w-fit"
    >
      <p role="status" className="text-base font-[620] tabular">
        {words}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
