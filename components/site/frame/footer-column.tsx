import type { NavigationLink } from '@/lib/site/content/resolve-navigation'

export function FooterColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title} className="footer-column">
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
