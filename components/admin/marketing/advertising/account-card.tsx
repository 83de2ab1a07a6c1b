import { CircleCheck, CircleX, LoaderCircle, Minus } from 'lucide-react'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { StartButton } from '@/components/admin/kit/start-button'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import { LIST_NAMES } from '@/lib/marketing/advertising/queries'
import type { SyncState } from '@/lib/marketing/advertising/sync-account'
import type { NameConflict } from '@/lib/marketing/advertising/write-mirror'
import { capitalized } from '@/lib/records/declare/capitalized'
import { entityNamed } from '@/lib/records/entities/registry'

type Props = { state: SyncState; timeZone: string; maySync: boolean }

/** Google Ads sync: connection, imported counts, errors, and name conflicts for a person to resolve. */
export function AccountCard({ state, timeZone, maySync }: Props) {
  const { isConnected, isSyncing, lastSuccessAt, metricsFrom, words, counts, conflicts } = state
  const standing = statusOf(state)
  return (
    <div className="grid gap-4 rounded-control border border-line bg-card p-5 shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="type-h4">Google Ads</h3>
        <Badge tone={standing.tone}>
          <standing.icon aria-hidden="true" />
          {standing.words}
        </Badge>
      </div>
      <p className="text-dense text-ink-soft">
        {!isConnected
          ? 'Until you connect the account, enter or import campaigns yourself and import their costs from a report.'
          : lastSuccessAt
            ? `Last synced ${formatMoment(lastSuccessAt, timeZone)}. Syncs every four hours. ${costsSince(metricsFrom)}`
            : 'The first sync starts within minutes.'}
      </p>
      {words && isConnected && (
        <Message tone="bad">
          <span className="wrap-anywhere">The last sync failed: {words}</span>
        </Message>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
        {LIST_NAMES.map(entityNamed).map(({ name, path, labels }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt>
              <Link href={`/admin/${path}`} className="inline-flex min-h-11 items-center text-link">
                {capitalized(labels.many)}
              </Link>
            </dt>
            {isConnected && (
              <dd className="type-h4 tabular">{counts[name]?.toLocaleString('en-US') ?? 'None yet'}</dd>
            )}
          </div>
        ))}
      </dl>
      {counts.takenOver ? (
        <p className="text-dense">
          {counts.takenOver} entered by hand {counts.takenOver === 1 ? 'was' : 'were'} matched and{' '}
          {counts.takenOver === 1 ? 'is' : 'are'} now synced from the account.
        </p>
      ) : null}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {isConnected && maySync && (
        <StartButton path="advertising/sync" isRunning={isSyncing} words="Sync now" busyWords="Syncing…" />
      )}
    </div>
  )
}

/** A record entered here has the name of one in the account; only a person knows which one leads refer to. */
function Conflicts({ conflicts }: { conflicts: NameConflict[] }) {
  return (
    <Message tone="warn">
      <p>These were entered by hand and have the same name as one in the account. Rename or delete them:</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {conflicts.map(({ name, id, title }) => {
          const { path, labels } = entityNamed(name)
          return (
            <li key={id}>
              <Link href={`/admin/${path}/${id}`} className="inline-flex min-h-11 items-center text-link">
                {title} ({labels.one})
              </Link>
            </li>
          )
        })}
      </ul>
    </Message>
  )
}

function statusOf({ isConnected, isSyncing, lastSuccessAt, words }: SyncState) {
  if (!isConnected) return { tone: 'neutral', icon: Minus, words: 'Not connected' } as const
  if (words) return { tone: 'bad', icon: CircleX, words: 'Last sync failed' } as const
  if (isSyncing) return { tone: 'neutral', icon: LoaderCircle, words: 'Syncing' } as const
  if (lastSuccessAt) return { tone: 'ok', icon: CircleCheck, words: 'Up to date' } as const
  return { tone: 'neutral', icon: LoaderCircle, words: 'Not synced yet' } as const
}

function costsSince(day: Date | null): string {
  if (!day) return ''
  const shown = day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  return `Daily costs since ${shown}.`
}
