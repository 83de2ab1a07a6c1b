import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { SECOND_FACTOR_PAGE } from '@/lib/accounts/sessions/page-address'
import type { SecondFactors } from '@/lib/accounts/sessions/prove-identity'

/** State of the user's second factor, with a link to change it. */
export function SecondFactorPanel({ factors, timeZone }: { factors: SecondFactors; timeZone: string }) {
  const { totpSince, passkeys, recoveryCodesLeft } = factors
  const isOn = totpSince !== null || passkeys > 0
  const ways = [
    totpSince && `Authenticator app since ${formatMoment(totpSince, timeZone)}.`,
    passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}.`,
    `${recoveryCodesLeft} of 10 recovery codes left.`,
  ]
  return (
    <Card title="Second factor" aside={<SecondFactorState isOn={isOn} />}>
      <p className="mb-4 text-ink-soft">
        {isOn
          ? ways.filter(Boolean).join(' ')
          : 'Anyone who learns your password can sign in as you. A code from your phone or a passkey prevents this.'}
      </p>
      <Link href={SECOND_FACTOR_PAGE} className={buttonVariants({ variant: isOn ? 'outline' : 'default' })}>
        {isOn ? 'Change' : 'Set up'}
        <span className="sr-only"> your second factor</span>
      </Link>
    </Card>
  )
}
