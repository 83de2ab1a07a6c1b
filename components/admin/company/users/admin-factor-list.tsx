import { SecondFactorState } from '@/components/admin/company/users/second-factor-state'
import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { AdminFactor } from '@/lib/accounts/users/admin-factors'

/** Administrators with the state of their second factor. */
export function AdminFactorList({ admins }: { admins: AdminFactor[] }) {
  return (
    <Card title="Second factor of the administrators">
      <ul>
        {admins.map(({ id, username, hasSecondFactor }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5 last:border-0"
          >
            <Link
              href={`/admin/users/${id}`}
              className="inline-flex min-h-11 min-w-0 items-center font-[620] break-words no-underline hover:underline"
            >
              {username}
            </Link>
            <SecondFactorState isOn={hasSecondFactor} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
