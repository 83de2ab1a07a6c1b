import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { AdminFactorList } from '@/components/admin/people/admin-factor-list'
import { AdminFactorRule } from '@/components/admin/people/admin-factor-rule'
import { PeopleHead } from '@/components/admin/people/people-head'
import { can } from '@/lib/auth/access'
import { signInRules } from '@/lib/auth/second-factor/sign-in-rules'
import { requirePageUser } from '@/lib/auth/session'
import { adminFactors } from '@/lib/people/admin-factors'

export const metadata: Metadata = { title: 'What signing in demands' }

export default async function SignInRulesPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'signInRules')) return <NoAccess what="what signing in demands" />
  const [{ adminsNeedSecondFactor }, admins] = await Promise.all([signInRules(), adminFactors(actor)])
  return (
    <div className="px-4 py-6 sm:px-7">
      <PeopleHead here="/admin/users/sign-in" />
      <div className="grid max-w-200 gap-5">
        <AdminFactorRule key={String(adminsNeedSecondFactor)} isOn={adminsNeedSecondFactor} />
        <AdminFactorList admins={admins} />
      </div>
    </div>
  )
}
