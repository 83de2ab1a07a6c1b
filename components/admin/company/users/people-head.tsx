import { UserPlus } from 'lucide-react'
import { PeopleTabs } from '@/components/admin/company/users/people-tabs'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

export function PeopleHead({ here }: Parameters<typeof PeopleTabs>[0]) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1>People</h1>
          <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
            Who may sign in here, what each may do, and in which communities.
          </p>
        </div>
        <Link href="/admin/users/new" className={buttonVariants()}>
          <UserPlus aria-hidden="true" />
          Invite somebody
        </Link>
      </div>
      <PeopleTabs here={here} />
    </>
  )
}
