import { PillLink } from '@/components/admin/kit/pill-link'

const TABS = [
  { href: '/admin/users', label: 'Accounts' },
  { href: '/admin/users/invitations', label: 'Invited' },
  { href: '/admin/users/sign-in', label: 'Sign-in' },
] as const

/** Tabs for accounts, invitations and sign-in rules. */
export function PeopleTabs({ here }: { here: (typeof TABS)[number]['href'] }) {
  return (
    <nav aria-label="People" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {TABS.map(({ href, label }) => (
          <li key={href}>
            <PillLink href={href} isShown={href === here}>
              {label}
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
