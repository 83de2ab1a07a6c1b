import { Link } from '@/components/ui/link'

/** Each file can name records of the files before it. */
const FILES = [
  { href: '/admin/care-types/import', label: 'care types' },
  { href: '/admin/communities/import', label: 'communities' },
  { href: '/admin/floor-plans/import', label: 'floor plans' },
  { href: '/admin/team-members/import', label: 'team members' },
  { href: '/admin/faqs/import', label: 'questions' },
]

/** Links to the imports of files and of a previous site. */
export function ImportLinks() {
  return (
    <p className="text-dense text-ink-soft">
      Import files in this order:{' '}
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
        WordPress
      </Link>
      {' and '}
      <Link href="/admin/old-addresses" className="text-link">
        old addresses
      </Link>
      .
    </p>
  )
}
