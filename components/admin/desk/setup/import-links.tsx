import { Link } from '@/components/ui/link'

/** In this order each file can name the records of the ones before it. */
const FILES = [
  { href: '/admin/care-types/import', label: 'care types' },
  { href: '/admin/communities/import', label: 'communities' },
  { href: '/admin/floor-plans/import', label: 'floor plans' },
  { href: '/admin/team-members/import', label: 'team members' },
  { href: '/admin/faqs/import', label: 'questions' },
]

/** Where files and another site are imported. */
export function ImportLinks() {
  return (
    <p className="text-dense text-ink-soft">
      From files, in this order:{' '}
      {FILES.map(({ href, label }, at) => (
        <span key={href}>
          {at > 0 && ', '}
          <Link href={href} className="text-link">
            {label}
          </Link>
        </span>
      ))}
      . From your previous site:{' '}
      <Link href="/admin/wordpress" className="text-link">
        a WordPress site
      </Link>
      ,{' '}
      <Link href="/admin/old-addresses" className="text-link">
        its old URLs
      </Link>
      .
    </p>
  )
}
