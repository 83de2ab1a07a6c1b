import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { systemStateLines } from '@/components/admin/desk/dashboard/system-state-lines'
import { SetupProgress } from '@/components/admin/desk/setup/setup-progress'
import { Card } from '@/components/admin/kit/card'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { Link } from '@/components/ui/link'
import { type SystemState, systemState } from '@/lib/desk/dashboard/system-state'
import { readSetup } from '@/lib/desk/setup/read-setup'
import { stepHref } from '@/lib/desk/setup/steps'
import { type OwnMention, ownMentions } from '@/lib/records/comments/comments'

export async function MentionsCard({ actor }: CardProps) {
  return <Mentions mentions={await ownMentions(actor)} />
}

export async function SystemStateCard({ actor, timeZone, now }: CardProps) {
  return <SystemStatePanel state={await systemState(actor, timeZone, now)} timeZone={timeZone} />
}

/** Progress of the setup guide, until every step is done. */
export async function SetupCard({ actor }: CardProps) {
  const { steps, done } = await readSetup(actor)
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) return null
  return (
    <Card
      title={`Setup: ${done} of ${steps.length} done`}
      aside={<SetupProgress done={done} total={steps.length} className="w-40" />}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          Next: <span className="font-[620]">{next.title}</span>{' '}
          <span className="text-dense text-ink-soft">{next.proof}</span>
        </span>
        <Link href={stepHref(next.key)} className="inline-flex min-h-11 items-center text-link">
          Setup guide
        </Link>
      </p>
    </Card>
  )
}

/** Comments that mention this person, until they open the record. */
function Mentions({ mentions }: { mentions: OwnMention[] }) {
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
              {author} about this {what}, <ShownMoment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** State of mail, staff accounts and link checks, each with a link. */
function SystemStatePanel({ state, timeZone }: { state: SystemState; timeZone: string }) {
  return (
    <Card title="Mail, people and checks">
      <ul className="divide-y divide-line">
        {systemStateLines(state, timeZone).map(({ words, isFine, href, link }) => (
          <li key={href + words} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5">
            <p className="flex min-w-0 items-center gap-2.5">
              {isFine ? (
                <CircleCheck aria-label="OK:" className="flex-none text-ok" />
              ) : (
                <TriangleAlert aria-label="Needs attention:" className="flex-none text-bad" />
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
