'use client'

import { CircleCheck, CircleX, Hourglass, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { RotateKey } from '@/components/admin/company/api-keys/rotate-key'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { ActionButton } from '@/components/admin/kit/action-button'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { SCOPE_COPY } from '@/lib/accounts/access/key-scopes'
import type { ListedKey } from '@/lib/accounts/api-keys/keys'
import type { RotatedKey } from '@/lib/accounts/api-keys/rotate-key'
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
  const [issued, setIssued] = useState<RotatedKey | null>(null)
  return (
    <>
      <ListLine
        opens={`the key ${name}`}
        title={name}
        words={
          <>
            <code>{prefix}…</code> · {useWords(apiKey, timeZone)} Created by {madeByName},{' '}
            {day(createdAt, timeZone)}.
          </>
        }
        more={
          <>
            <p>{scopes.map((scope) => SCOPE_COPY[scope].label).join(' · ')}</p>
            <p className="text-ink-soft">
              {partner && (
                <>
                  For the partner{' '}
                  <Link href={`/admin/partners/${partner.id}`} className="text-link">
                    {partner.name}
                  </Link>
                  .{' '}
                </>
              )}
              {limitWords(communities)}
            </p>
          </>
        }
      >
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {words}
        </Badge>
        {isTest && <Badge tone="neutral">Test</Badge>}
        {!revokedAt && (
          <>
            <RotateKey id={id} name={name} onRotated={setIssued} />
            <ActionButton
              variant="outline"
              className="max-md:size-11 max-md:p-0!"
              method="DELETE"
              path={`api-keys/${id}`}
              done="Key revoked"
              confirm={{
                title: `Revoke the key ${name}?`,
                words:
                  'Every call with this key is rejected from now on. This cannot be undone, but you can make another key.',
                action: 'Revoke',
              }}
            >
              <Trash2 aria-hidden="true" className="md:hidden" />
              <span className="max-md:sr-only">Revoke</span>
              <span className="sr-only"> the key {name}</span>
            </ActionButton>
          </>
        )}
      </ListLine>
      {issued && (
        <li className="border-line border-b p-4">
          <IssuedLink
            title={`The new key for ${issued.name}`}
            words="Send it securely to the person who runs the program."
            link={issued.key}
            what="the key"
          />
        </li>
      )}
    </>
  )
}

function limitWords(communities: string[] | null): string {
  if (communities === null) return 'All communities'
  if (communities.length === 0)
    return 'Its communities were deleted, so it has no access. Revoke it and make another.'
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
