import { AccountState } from '@/components/admin/company/users/account-state'
import { AlertsLabel } from '@/components/admin/company/users/alerts-label'
import { formatMoment } from '@/components/admin/kit/lead-time'
import {
  LIST_FRAME,
  LIST_HEAD,
  LIST_HEADING,
  LIST_LINK,
  LIST_ROW,
  ListCell,
} from '@/components/admin/kit/list/list-cell'
import { communitiesLabel, roleLabel } from '@/components/admin/kit/role-label'
import { Link } from '@/components/ui/link'
import type { ListedAccount } from '@/lib/accounts/users/list-accounts'

type Props = { accounts: ListedAccount[]; ownId: string; timeZone: string }

const HEADINGS = ['Name', 'Email', 'Role', 'Communities', 'Own alerts', 'Last sign-in', 'State']

/** Accounts as table rows, on phones of two lines. */
export function AccountTable({ accounts, ownId, timeZone }: Props) {
  return (
    <div className={`-mx-4 lg:-mx-3.5 ${LIST_FRAME}`}>
      <table aria-label="Accounts" className="w-full text-dense max-md:block">
        <thead className={LIST_HEAD}>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className={LIST_HEADING}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {accounts.map((account) => (
            <tr key={account.id} className={`${LIST_ROW} max-md:pr-28`}>
              <ListCell place="title" className="md:whitespace-nowrap">
                <Link href={`/admin/users/${account.id}`} className={`block ${LIST_LINK}`}>
                  {account.username}
                  {account.id === ownId && <span className="ml-2 font-normal text-ink-soft">(you)</span>}
                </Link>
              </ListCell>
              <ListCell place="wide" className="md:max-w-60 md:truncate">
                {account.email ?? 'No email address'}
              </ListCell>
              <ListCell className="md:whitespace-nowrap">
                {roleLabel(account.role, account.mayPublish)}
              </ListCell>
              <ListCell place="wide" className="md:max-w-60 md:truncate">
                {communitiesLabel(
                  account.role,
                  account.communities.map(({ community }) => community.name),
                )}
              </ListCell>
              <ListCell className="md:whitespace-nowrap">
                <AlertsLabel account={account} />
              </ListCell>
              <ListCell place="wide" className="tabular md:whitespace-nowrap">
                {account.lastLoginAt ? formatMoment(account.lastLoginAt, timeZone) : 'Never'}
              </ListCell>
              <ListCell className="max-md:absolute max-md:top-4 max-md:right-4">
                <AccountState isDisabled={account.disabledAt !== null} />
              </ListCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
