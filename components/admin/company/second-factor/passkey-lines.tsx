'use client'

import { KeyRound } from 'lucide-react'
import { RemovePasskey } from '@/components/admin/company/second-factor/remove-passkey'

export type ShownPasskey = { id: string; name: string; created: string; lastUsed: string | null }

export function PasskeyLines({
  passkeys,
  needsPassword,
}: {
  passkeys: ShownPasskey[]
  needsPassword: boolean
}) {
  if (passkeys.length === 0) return null
  return (
    <ul aria-label="Your passkeys" className="mb-5 divide-y divide-line border-y border-line">
      {passkeys.map(({ id, name, created, lastUsed }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <KeyRound aria-hidden="true" className="text-ink-soft" />
          <div className="min-w-0 flex-1">
            <p className="font-[620] break-words">{name}</p>
            <p className="text-dense text-ink-soft tabular">Made {created}</p>
            <p className="text-dense text-ink-soft tabular">
              {lastUsed ? `Last used ${lastUsed}` : 'Not used yet'}
            </p>
          </div>
          <RemovePasskey id={id} name={name} needsPassword={needsPassword} />
        </li>
      ))}
    </ul>
  )
}
