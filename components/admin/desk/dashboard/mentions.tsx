import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { OwnMention } from '@/lib/records/comments/own-mentions'
import { shownMoment } from '@/lib/records/declare/shown-value'

/** Comments that mention this person, until they open the record. */
export function Mentions({ mentions }: { mentions: OwnMention[] }) {
  if (mentions.length === 0) return null
  return (
    <Card id="mentions" title="Mentions">
      <ul className="divide-y divide-line">
        {mentions.map(({ id, href, title, what, author, text, at }) => (
          <li key={id} className="py-2.5">
            <Link
              href={href}
              className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
            >
              {title}
            </Link>
            <p className="line-clamp-2 wrap-anywhere">{text}</p>
            <p className="text-dense text-ink-soft">
              {author} about this {what}, {shownMoment(at)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
