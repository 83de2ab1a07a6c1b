import { clsx } from 'clsx'
import { Link } from '@/components/ui/link'

const TABS = [
  { href: '/admin/mail', label: 'Alerts to staff', toVisitors: false },
  { href: '/admin/mail?to=visitors', label: 'To visitors', toVisitors: true },
]

/** The two kinds of mail, as links. */
export function MailTabs({ toVisitors }: { toVisitors: boolean }) {
  return (
    <nav aria-label="Kinds of mail" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.toVisitors === toVisitors ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-pill border-[1.5px] px-4 text-dense font-[600] no-underline',
                tab.toVisitors === toVisitors
                  ? 'border-evergreen bg-evergreen text-ivory'
                  : 'border-line-strong hover:bg-card',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
