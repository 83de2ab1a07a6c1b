import type { Metadata } from 'next'
import { AdminFactorList } from '@/components/admin/company/users/admin-factor-list'
import { PeopleHead } from '@/components/admin/company/users/people-head'
import { NoAccess } from '@/components/admin/kit/no-access'
import { SwitchCard } from '@/components/admin/kit/switch-card'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { signInRules } from '@/lib/accounts/sessions/sign-in-rules'
import { adminFactors } from '@/lib/accounts/users/admin-factors'

export const metadata: Metadata = { title: 'Sign-in rules' }

export default async function SignInRulesPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="the sign-in rules" />
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
          done={{ on: 'Administrators now need a second factor', off: 'A password alone is enough again' }}
        >
          Administrators without a second factor must set one up before they can use the back office. Set up
          your own first.
        </SwitchCard>
        <AdminFactorList admins={admins} />
      </div>
    </div>
  )
}
