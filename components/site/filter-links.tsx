import { clsx } from 'clsx'

export type FilterChoice = { key: string; label: string; href: string; current: boolean }

/** Filter choices as plain links, so filtering works without JavaScript. */
export function FilterLinks({ label, choices }: { label: string; choices: FilterChoice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2.5">
        {choices.map(({ key, label: text, href, current }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-pill border-[1.5px] px-4 text-small font-[580] no-underline',
                current
                  ? 'border-evergreen bg-evergreen text-ivory'
                  : 'border-line-strong bg-card text-ink hover:bg-linen',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
