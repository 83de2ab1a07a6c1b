'use client'

import { DomainRows } from '@/components/admin/company/sign-in/domain-rows'
import { GroupRows } from '@/components/admin/company/sign-in/group-rows'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { CompanySignInForm as Form } from '@/lib/accounts/company/settings-schema'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Props = { form: Form; hasSecret: boolean; communities: CommunityChoice[] }

/** The identity provider, and what its groups and domains mean here. */
export function CompanySignInForm({ form, hasSecret, communities }: Props) {
  const action = useAction()
  const { values, set, field } = useFields<Form>(form, action.errors)

  async function save() {
    const saved = await action.send('PUT', 'company-sign-in', values, 'Company sign-in saved')
    if (saved) set({ secret: '' })
  }

  return (
    <ActionForm action={action} label="Company sign-in" onSend={save} submit="Save">
      <Card title="Identity provider">
        <div className="grid gap-5">
          <CheckField
            id="isOn"
            label="People can sign in with their company account"
            value={values.isOn}
            onValue={(isOn) => set({ isOn })}
          />
          <TextField
            {...field('issuer')}
            label="Issuer"
            hint="The issuer URL in the provider’s metadata. For Microsoft, use the one for your own tenant."
            inputMode="url"
            autoComplete="off"
          />
          <TextField {...field('clientId')} label="Client ID" autoComplete="off" />
          <TextField
            {...field('secret')}
            label="Client secret"
            hint={hasSecret ? 'A secret is stored. Leave this empty to keep it.' : undefined}
            type="password"
            autoComplete="off"
          />
          <TextField
            {...field('groupsClaim')}
            label="Claim with the groups"
            hint="Usually groups. For Microsoft, use roles: long lists of groups are left out of the claim, app roles are not."
            autoComplete="off"
          />
        </div>
      </Card>
      <DomainRows domains={values.domains} errors={action.errors} onChange={(domains) => set({ domains })} />
      <GroupRows
        groups={values.groups}
        communities={communities}
        errors={action.errors}
        onChange={(groups) => set({ groups })}
      />
    </ActionForm>
  )
}
