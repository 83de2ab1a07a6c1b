import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { RotateKey } from '@/components/admin/company/api-keys/rotate-key'
import { ActionButton } from '@/components/admin/kit/action-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { SCOPE_COPY } from '@/lib/accounts/access/key-scopes'
import type { ListedKey } from '@/lib/accounts/api-keys/keys'
import { dateFormat } from '@/lib/platform/date-format'

const STATES = {
  good: { tone: 'ok', Icon: CircleCheck, words: 'Works' },
  expired: { tone: 'warn', Icon: Hourglass, words: 'Expired' },
  revoked: { tone: 'neutral', Icon: CircleX, words: 'Revoked' },
} as const

/** An API key with creator, scopes, last use and expiry. */
export function KeyLine({ apiKey, timeZone }: { apiKey: ListedKey; timeZone: string }) {
  const { id, name, prefix, scopes, communities, state, madeByName, createdAt, revokedAt, partner, isTest } =
    apiKey
  const { tone, Icon, words } = STATES[state]
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-[640] wrap-anywhere">{name}</span>
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {words}
          </Badge>
          {isTest && <Badge tone="neutral">Test</Badge>}
          <code className="text-dense text-ink-soft">{prefix}…</code>
        </p>
        <p className="mt-1.5">{scopes.map((scope) => SCOPE_COPY[scope].label).join(' · ')}</p>
        <p className="mt-1 text-dense text-ink-soft">
          {partner && (
            <>
              Of the partner{' '}
              <Link href={`/admin/partners/${partner.id}`} className="text-link">
                {partner.name}
              </Link>
              .{' '}
            </>
          )}
          {limitWords(communities)}
        </p>
        <p className="mt-1 text-dense text-ink-soft tabular">
          {useWords(apiKey, timeZone)} Made by {madeByName}, {day(createdAt, timeZone)}.
        </p>
      </div>
      {!revokedAt && (
        <div className="flex flex-wrap gap-3">
          <RotateKey id={id} name={name} />
          <ActionButton
            variant="outline"
            method="DELETE"
            path={`api-keys/${id}`}
            done="Key revoked"
            confirm={{
              title: `Revoke the key ${name}?`,
              words:
                'Whoever uses it is turned away from the next call on. This cannot be undone; you can make another.',
              action: 'Revoke',
            }}
          >
            Revoke<span className="sr-only"> the key {name}</span>
          </ActionButton>
        </div>
      )}
    </li>
  )
}

function limitWords(communities: string[] | null): string {
  if (communities === null) return 'All communities'
  if (communities.length === 0)
    return 'Its communities are gone: it can do nothing. Revoke it and make another.'
  return `Only ${communities.join(', ')}`
}

function useWords(
  { lastUsedAt, expiresAt, revokedAt, revokedByName, previousUntil, state }: ListedKey,
  timeZone: string,
): string {
  const last = lastUsedAt ? `Last used ${formatMoment(lastUsedAt, timeZone)}.` : 'Never used.'
  const used = previousUntil
    ? `${last} The previous key works until ${formatMoment(previousUntil, timeZone)}.`
    : last
  if (revokedAt) return `${used} Revoked by ${revokedByName}, ${formatMoment(revokedAt, timeZone)}.`
  if (!expiresAt) return `${used} Never expires.`
  return `${used} ${state === 'expired' ? 'Expired' : 'Expires'} ${day(expiresAt, timeZone)}.`
}

const day = (date: Date, timeZone: string) =>
  dateFormat({ year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(date)
