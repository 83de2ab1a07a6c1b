type Term = { term: string; words: string; note?: string | undefined; id?: string }

/** API names with their meanings. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="border-line border-t">
      {terms.map(({ term, words, note, id }) => (
        <div
          key={term}
          id={id}
          className="scroll-mt-28 grid gap-x-6 gap-y-0.5 border-line border-b py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <dt className="min-w-0 wrap-anywhere">
            <code className="font-[620]">{term}</code>
            {note && <span className="ml-2 text-small text-ink-soft">{note}</span>}
          </dt>
          <dd className="min-w-0">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
