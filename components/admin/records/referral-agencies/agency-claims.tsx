import { Card } from '@/components/admin/kit/card'
import { formatDay } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { claimsOfAgency } from '@/lib/desk/tour-requests/claims-of-agency'
import { companyZone } from '@/lib/leads/intake/company-zone'

/** Families that an agency referred, and which of them we already knew. */
export async function AgencyClaims({ actor, id }: { actor: Actor; id: string }) {
  if (!can(actor, 'read', 'agencies') || !can(actor, 'read', 'leads')) return null
  const claims = await claimsOfAgency(actor, id)
  const zone = await companyZone()
  return (
    <Card title="Claims">
      {claims.length === 0 && <p className="text-ink-soft">This agency has not referred any families yet.</p>}
      <ul className="grid gap-3">
        {claims.map(({ id: leadId, name, claim }) => (
          <li key={leadId} className="min-w-0">
            <Link href={`/admin/tour-requests/${leadId}`} className="text-link wrap-anywhere">
              {name}
            </Link>
            {claim && (
              <span className="block text-dense text-ink-soft">
                {formatDay(claim.claimedAt, zone)}.{' '}
                {!claim.knew && `Counts until ${formatDay(claim.countsUntil, zone)}.`}
                {claim.knew && `You have known them since ${formatDay(claim.knew.at, zone)}. `}
                {claim.knew &&
                  (claim.objection
                    ? `Objection sent by ${claim.objection.by}.`
                    : `Object by ${formatDay(claim.objectBy, zone)}.`)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
