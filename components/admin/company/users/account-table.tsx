import { AccountState } from '@/components/admin/company/users/account-state'
import { AlertsLabel } from '@/components/admin/company/users/alerts-label'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { ListCell } from '@/components/admin/kit/list/list-cell'
import { communitiesLabel, roleLabel } from '@/components/admin/kit/role-label'
import { Link } from '@/components/ui/link'
import type { ListedAccount } from '@/lib/accounts/users/list-accounts'

type Props = { accounts: ListedAccount[]; ownId: string; timeZone: string }

const HEADINGS = ['Name', 'Role', 'Communities', 'Own alerts', 'Last sign-in', 'State']

/** Accounts as table rows, or cards on phones. */
export function AccountTable({ accounts, ownId, timeZone }: Props) {
  return (
    <div className="rounded-control border border-line bg-card shadow-rest md:overflow-x-auto">
      <table aria-label="Accounts" className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="h-11 px-3 text-left text-dense font-[620]">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {accounts.map((account) => (
            <tr
              key={account.id}
              className="border-b border-line last:border-0 max-md:grid max-md:gap-1.5 max-md:p-4 md:h-16"
            >
              <ListCell className="md:min-w-52">
                <div className="min-w-0 py-1">
                  <Link
                    href={`/admin/users/${account.id}`}
                    className="inline-flex min-h-11 items-center rounded-badge font-[620] break-words no-underline hover:underline md:min-h-6"
                  >
                    {account.username}
                    {account.id === ownId && <span className="ml-2 font-normal text-ink-soft">(you)</span>}
                  </Link>
                  <p className="break-all text-ink-soft">{account.email ?? 'No email address'}</p>
                </div>
              </ListCell>
              <ListCell label="Role">{roleLabel(account.role, account.mayPublish)}</ListCell>
              <ListCell label="Communities" className="md:max-w-80">
                {communitiesLabel(
                  account.role,
                  account.communities.map(({ community }) => community.name),
                )}
              </ListCell>
              <ListCell label="Own alerts" className="md:whitespace-nowrap">
                <AlertsLabel account={account} />
              </ListCell>
              <ListCell label="Last sign-in" className="tabular md:whitespace-nowrap">
                {account.lastLoginAt ? formatMoment(account.lastLoginAt, timeZone) : 'Never'}
              </ListCell>
              <ListCell label="State">
                <AccountState isDisabled={account.disabledAt !== null} />
              </ListCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
