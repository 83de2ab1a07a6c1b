'use client'

import { useState } from 'react'
import { ScopeField } from '@/components/admin/company/api-keys/scope-field'
import { CommunityField } from '@/components/admin/company/users/community-field'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Issued = { name: string; key: string }

const LIFETIMES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never' },
]

const EMPTY = { name: '', scopes: [] as KeyScope[], communityIds: [] as string[], days: '365', isTest: false }

type Props = {
  communities: CommunityChoice[]
  partners: { value: string; label: string }[]
  /** Of the partner it is for; empty: a program of our own. */
  partnerId: string
}

/** Creates a key, which then replaces the form and is shown only once. */
export function MakeKeyForm({ communities, partners, partnerId }: Props) {
  const action = useAction({ redraw: false })
  const { values, field } = useFields({ ...EMPTY, partnerId }, action.errors)
  const [issued, setIssued] = useState<Issued | null>(null)

  async function make() {
    const wanted = {
      ...values,
      partnerId: values.partnerId || null,
      days: values.days ? Number(values.days) : null,
    }
    setIssued(await action.send<Issued>('POST', 'api-keys', wanted))
  }

  if (issued) {
    return (
      <div className="grid justify-items-start gap-5">
        <IssuedLink
          title={`The key for ${issued.name}`}
          words="Send it securely to the person who runs the program. It goes in the Authorization header of each call, after the word Bearer."
          link={issued.key}
          what="the key"
        />
        {values.partnerId ? (
          <Link
            href={`/admin/partners/${values.partnerId}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            The partner
          </Link>
        ) : (
          <Link href="/admin/api-keys" className={buttonVariants({ variant: 'outline' })}>
            All API keys
          </Link>
        )}
      </div>
    )
  }
  return (
    <ActionForm
      action={action}
      label="Create an API key"
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={make}
      submit="Create the key"
      busyWords="Creating..."
    >
      <TextField
        {...field('name')}
        label="Name"
        hint="Name of the program that uses it. It appears on leads, on drafts and in the activity log."
        autoComplete="off"
        maxLength={80}
      />
      <SelectField
        {...field('partnerId')}
        label="Partner"
        hint="The company that runs the program."
        className="max-w-96"
        none="None (our own program)"
        choices={partners}
      />
      <CheckField
        {...field('isTest')}
        label="A test key"
        hint="Its families are simulated and never reach your lead desk. The partner’s program can simulate events."
      />
      <ScopeField {...field('scopes')} />
      <CommunityField {...field('communityIds')} communities={communities} />
      <SelectField
        {...field('days')}
        label="Expires"
        hint="After this date, the key stops working unless it is rotated. Tell the partner the date."
        className="max-w-96"
        choices={LIFETIMES}
      />
    </ActionForm>
  )
}
