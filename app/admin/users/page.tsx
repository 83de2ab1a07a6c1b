import type { Metadata } from 'next'
import { AccountTable } from '@/components/admin/company/users/account-table'
import { PeopleFilters } from '@/components/admin/company/users/people-filters'
import { PeopleHead } from '@/components/admin/company/users/people-head'
import { OnShiftNow } from '@/components/admin/desk/routing/on-shift-now'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { listAccounts } from '@/lib/accounts/users/list-accounts'
import { peopleList } from '@/lib/accounts/users/people-query'
import { whoIsOnShift } from '@/lib/desk/routing/stored-shift-plan'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'People' }

export default async function PeoplePage({ searchParams }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="other people’s accounts" />
  const query = peopleList.parse(await searchParams)
  const [{ rows: accounts, ...list }, { timeZone }, onShift] = await Promise.all([
    listAccounts(actor, query),
    getSiteSettings(),
    whoIsOnShift(await pageActor(), new Date()),
  ])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PeopleHead here="/admin/users" />
      <PeopleFilters query={query} count={countOf(list, 'account', 'accounts')} />
      {accounts.length === 0 ? (
        <EmptyState title="No accounts match">
          <Link href="/admin/users" className={buttonVariants({ variant: 'outline' })}>
            Show all accounts
          </Link>
        </EmptyState>
      ) : (
        <AccountTable accounts={accounts} ownId={actor.id} timeZone={timeZone} />
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => peopleList.href({ ...query, page })} />
      </div>
      <OnShiftNow onShift={onShift} />
    </div>
  )
}
