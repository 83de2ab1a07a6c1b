import type { Metadata } from 'next'
import { AdminFactorList } from '@/components/admin/company/users/admin-factor-list'
import { PeopleHead } from '@/components/admin/company/users/people-head'
import { NoAccess } from '@/components/admin/kit/no-access'
import { SwitchCard } from '@/components/admin/kit/switch-card'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { signInRules } from '@/lib/accounts/sessions/sign-in-rules'
import { adminFactors } from '@/lib/accounts/users/admin-factors'

export const metadata: Metadata = { title: 'What signing in demands' }

export default async function SignInRulesPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="what signing in demands" />
  const [{ adminsNeedSecondFactor }, admins] = await Promise.all([signInRules(), adminFactors(actor)])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PeopleHead here="/admin/users/sign-in" />
      <div className="grid max-w-200 gap-5">
        <SwitchCard
          key={String(adminsNeedSecondFactor)}
          id="factor-rule"
          title="Administrators need a second factor"
          isOn={adminsNeedSecondFactor}
          path="sign-in-rules"
          name="adminsNeedSecondFactor"
          done={{ on: 'Administrators need a second factor', off: 'The password alone is enough again' }}
        >
          Whoever has none is led to set it up and reaches nothing else of the back office before, from their
          next click. Switch it on when you have one yourself.
        </SwitchCard>
        <AdminFactorList admins={admins} />
      </div>
    </div>
  )
}
