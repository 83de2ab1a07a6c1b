'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AuthenticatorSetUp } from '@/components/admin/company/second-factor/authenticator-set-up'
import { IssuedCodes } from '@/components/admin/company/second-factor/issued-codes'
import type { ShownPasskey } from '@/components/admin/company/second-factor/passkey-lines'
import { PasskeyPanel } from '@/components/admin/company/second-factor/passkey-panel'
import { RenewCodes } from '@/components/admin/company/second-factor/renew-codes'
import { TurnOffTotp } from '@/components/admin/company/second-factor/turn-off-totp'

type Props = {
  /** In words; null when no app is set up. */
  totpSince: string | null
  passkeys: ShownPasskey[]
  /** Whether the site's address allows passkeys. */
  passkeysWork: boolean
  suggestedName: string
  recoveryCodesLeft: number
  /** Whether the sign-in is too long ago to count as proof. */
  asksPassword: boolean
  /** Whether nothing else is open before this is done. */
  isOwed: boolean
}

/** One's own second factor: set up, change, turn off. New recovery codes stand in place of everything until they are kept. */
export function SecondFactorDesk(props: Props) {
  const { totpSince, passkeys, passkeysWork, suggestedName, recoveryCodesLeft, asksPassword, isOwed } = props
  const hasFactor = totpSince !== null || passkeys.length > 0
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)

  function show(issued: string[] | null) {
    if (issued) setCodes(issued)
    else router.refresh()
  }

  function keep() {
    // A new document: the frame around this page was the bare one.
    if (isOwed) window.location.assign('/admin')
    else router.refresh()
    setCodes(null)
  }

  if (codes) {
    const title = hasFactor ? 'Your new recovery codes' : 'Your second factor is on'
    return <IssuedCodes key={codes[0]} codes={codes} title={title} onKept={keep} />
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid gap-5">
        {totpSince ? (
          <TurnOffTotp since={totpSince} />
        ) : (
          <AuthenticatorSetUp asksPassword={asksPassword} onCodes={show} />
        )}
        {hasFactor && <RenewCodes left={recoveryCodesLeft} asksPassword={asksPassword} onCodes={setCodes} />}
      </div>
      {(passkeysWork || passkeys.length > 0) && (
        <PasskeyPanel
          passkeys={passkeys}
          asksPassword={asksPassword}
          suggestedName={suggestedName}
          onAdded={show}
        />
      )}
    </div>
  )
}
