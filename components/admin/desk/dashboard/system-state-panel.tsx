import { CircleCheck, TriangleAlert } from 'lucide-react'
import { systemStateLines } from '@/components/admin/desk/dashboard/system-state-lines'
import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { SystemState } from '@/lib/desk/dashboard/system-state'

/** State of mail, staff accounts and link checks, each with a link. */
export function SystemStatePanel({ state }: { state: SystemState }) {
  return (
    <Card title="Mail, people and checks">
      <ul className="divide-y divide-line">
        {systemStateLines(state).map(({ words, isFine, href, link }) => (
          <li key={href + words} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
            <p className="flex min-w-0 items-center gap-2.5">
              {isFine ? (
                <CircleCheck aria-label="Fine:" className="flex-none text-ok" />
              ) : (
                <TriangleAlert aria-label="Attention:" className="flex-none text-bad" />
              )}
              <span className={isFine ? '' : 'font-[620]'}>{words}</span>
            </p>
            <Link href={href} className="inline-flex min-h-11 items-center text-link">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
