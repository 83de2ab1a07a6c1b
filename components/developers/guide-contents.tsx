type Props = { sections: readonly { id: string; title: string }[] }

/** Table of contents of the guide, beside it on wide screens. */
export function GuideContents({ sections }: Props) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start">
      <p className="text-small font-[640]">On this page</p>
      <ul className="mt-2 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
