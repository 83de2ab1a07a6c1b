import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'

const TABS = [
  { href: '/admin/users', label: 'Accounts' },
  { href: '/admin/users/invitations', label: 'Invited' },
  { href: '/admin/users/sign-in', label: 'Sign-in' },
] as const

/** Who has an account, who was asked to make one, and what signing in demands. */
export function PeopleTabs({ here }: { here: (typeof TABS)[number]['href'] }) {
  return (
    <nav aria-label="People" className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {TABS.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-pill border-[1.5px] px-4 text-dense font-[600] no-underline',
                href === here
                  ? 'border-evergreen bg-evergreen text-ivory'
                  : 'border-line-strong hover:bg-card',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
