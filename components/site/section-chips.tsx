export type PagePart = { id: string; label: string }

/** Links to the sections of a page, sticky on phones and tablets; null for fewer than two. */
export function SectionChips({ parts, label = 'On this page' }: { parts: PagePart[]; label?: string }) {
  if (parts.length < 2) return null
  return (
    <nav aria-label={label} className="no-print section-chips">
      <ul>
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
