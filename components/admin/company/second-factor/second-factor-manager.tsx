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
  /** Formatted for display; null when no app is set up. */
  totpSince: string | null
  passkeys: ShownPasskey[]
  /** False when the site's URL does not support passkeys. */
  passkeysAvailable: boolean
  suggestedName: string
  recoveryCodesLeft: number
  /** True when the last sign-in is too old to count as proof. */
  needsPassword: boolean
  /** True when the user must set one up before anything else. */
  isRequired: boolean
}

/** Manages the user's second factor. New recovery codes replace everything until the user confirms them. */
export function SecondFactorManager(props: Props) {
  const {
    totpSince,
    passkeys,
    passkeysAvailable,
    suggestedName,
    recoveryCodesLeft,
    needsPassword,
    isRequired,
  } = props
  const hasFactor = totpSince !== null || passkeys.length > 0
  const router = useRouter()
  const [codes, setCodes] = useState<string[] | null>(null)

  function show(issued: string[] | null) {
    if (issued) setCodes(issued)
    else router.refresh()
  }

  function keep() {
    // A full page load replaces the bare frame.
    if (isRequired) window.location.assign('/admin')
    else router.refresh()
    setCodes(null)
  }

  if (codes) {
    const title = hasFactor ? 'Your new recovery codes' : 'Your second factor is on'
    return <IssuedCodes key={codes[0]} codes={codes} title={title} onConfirm={keep} />
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid gap-5">
        {totpSince ? (
          <TurnOffTotp since={totpSince} />
        ) : (
          <AuthenticatorSetUp needsPassword={needsPassword} onCodes={show} />
        )}
        {hasFactor && (
          <RenewCodes left={recoveryCodesLeft} needsPassword={needsPassword} onCodes={setCodes} />
        )}
      </div>
      {(passkeysAvailable || passkeys.length > 0) && (
        <PasskeyPanel
          passkeys={passkeys}
          needsPassword={needsPassword}
          suggestedName={suggestedName}
          onAdded={show}
        />
      )}
    </div>
  )
}
