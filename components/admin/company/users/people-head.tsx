import { UserPlus } from 'lucide-react'
import { PageHead } from '@/components/admin/kit/page-head'
import { PillLink } from '@/components/admin/kit/pill-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

export function PeopleHead({ here }: Parameters<typeof PeopleTabs>[0]) {
  return (
    <>
      <PageHead
        title="People"
        aside={
          <Link href="/admin/users/new" className={buttonVariants()}>
            <UserPlus aria-hidden="true" />
            Invite someone
          </Link>
        }
      >
        People who can sign in, with their roles and communities.
      </PageHead>
      <PeopleTabs here={here} />
    </>
  )
}

const TABS = [
  { href: '/admin/users', label: 'Accounts' },
  { href: '/admin/users/invitations', label: 'Invited' },
  { href: '/admin/users/sign-in', label: 'Sign-in' },
  { href: '/admin/users/company', label: 'Company sign-in' },
] as const

/** Tabs for accounts, invitations and sign-in rules. */
function PeopleTabs({ here }: { here: (typeof TABS)[number]['href'] }) {
  return (
    <nav aria-label="People" className="mb-1.5">
      <ul className="flex flex-wrap gap-1">
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
