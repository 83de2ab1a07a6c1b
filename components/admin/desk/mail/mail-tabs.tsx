import { PillLink } from '@/components/admin/kit/pill-link'

const TABS = [
  { href: '/admin/mail', label: 'Alerts to staff', toVisitors: false },
  { href: '/admin/mail?to=visitors', label: 'To visitors', toVisitors: true },
]

export function MailTabs({ toVisitors }: { toVisitors: boolean }) {
  return (
    <nav aria-label="Kinds of mail" className="mt-1">
      <ul className="flex flex-wrap gap-2">
        {TABS.map((tab) => (
          <li key={tab.href}>
            <PillLink href={tab.href} isShown={tab.toVisitors === toVisitors}>
              {tab.label}
            </PillLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
