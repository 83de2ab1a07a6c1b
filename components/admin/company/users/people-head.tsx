import { UserPlus } from 'lucide-react'
import { PeopleTabs } from '@/components/admin/company/users/people-tabs'
import { PageHead } from '@/components/admin/kit/page-head'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

export function PeopleHead({ here }: Parameters<typeof PeopleTabs>[0]) {
  return (
    <>
      <PageHead
        title="People"
        aside={
          <Link href="/admin/users/new" className={buttonVariants()}>
            <UserPlus aria-hidden="true" />
            Invite somebody
          </Link>
        }
      >
        Who may sign in here, what each may do, and in which communities.
      </PageHead>
      <PeopleTabs here={here} />
    </>
  )
}
