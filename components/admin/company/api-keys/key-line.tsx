import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { Badge } from '@/components/ui/badge'
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
  const { id, name, prefix, scopes, communities, state, madeByName, createdAt, revokedAt } = apiKey
  const { tone, Icon, words } = STATES[state]
  return (
    <ListLine
      opens={`the key ${name}`}
      title={name}
      words={
        <>
          <code>{prefix}…</code> · {useWords(apiKey, timeZone)} Made by {madeByName},{' '}
          {day(createdAt, timeZone)}.
        </>
      }
      more={
        <>
          <p>{scopes.map((scope) => SCOPE_COPY[scope].label).join(' · ')}</p>
          <p className="text-ink-soft">{limitWords(communities)}</p>
        </>
      }
    >
      <Badge tone={tone}>
        <Icon aria-hidden="true" />
        {words}
      </Badge>
      {!revokedAt && (
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
      )}
    </ListLine>
  )
}

function limitWords(communities: string[] | null): string {
  if (communities === null) return 'All communities'
  if (communities.length === 0)
    return 'Its communities are gone: it can do nothing. Revoke it and make another.'
  return `Only ${communities.join(', ')}`
}

function useWords(
  { lastUsedAt, expiresAt, revokedAt, revokedByName, state }: ListedKey,
  timeZone: string,
): string {
  const used = lastUsedAt ? `Last used ${formatMoment(lastUsedAt, timeZone)}.` : 'Never used.'
  if (revokedAt) return `${used} Revoked by ${revokedByName}, ${formatMoment(revokedAt, timeZone)}.`
  if (!expiresAt) return `${used} Never expires.`
  return `${used} ${state === 'expired' ? 'Expired' : 'Expires'} ${day(expiresAt, timeZone)}.`
}

const day = (date: Date, timeZone: string) =>
  dateFormat({ year: 'numeric', month: 'short', day: 'numeric', timeZone }).format(date)
