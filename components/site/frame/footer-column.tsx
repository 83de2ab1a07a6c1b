import type { NavigationLink } from '@/components/site/frame/navigation'

/** A titled list of links in the footer; every row is a 44 px target. */
export function FooterColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-display text-[1.25rem] leading-tight font-[520] tracking-normal text-copper-light">
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="inline-flex min-h-11 items-center text-control text-deep-text no-underline hover:underline"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
