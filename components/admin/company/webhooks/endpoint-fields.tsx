import { CommunityField } from '@/components/admin/company/users/community-field'
import { EventField } from '@/components/admin/company/webhooks/event-field'
import { TextField } from '@/components/admin/kit/text-field'
import type { Fields } from '@/components/admin/kit/use-fields'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'

type Props = {
  /** True for an endpoint of an API key: it hears of the key's leads, whatever their community. */
  isOfKey: boolean
  communities: CommunityChoice[]
  field: Fields<EndpointForm>['field']
}

/** Name, URL, events and communities of an endpoint. */
export function EndpointFields({ isOfKey, communities, field }: Props) {
  return (
    <>
      <TextField
        {...field('name')}
        label="Who is told"
        hint="The system as your people call it, such as the CRM."
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        {...field('url')}
        label="Address"
        hint={
          isOfKey
            ? 'Each message is posted there. It must begin with https://.'
            : 'Each message is posted there. It carries names and numbers of families, so it must begin with https://.'
        }
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <EventField {...field('events')} isOfKey={isOfKey} />
      {!isOfKey && (
        <CommunityField
          {...field('communityIds')}
          communities={communities}
          hint={(count) =>
            count === 0
              ? 'None chosen: leads of all communities, and those for none.'
              : `Is told of ${count === 1 ? 'this community' : `these ${count} communities`} only.`
          }
        />
      )}
    </>
  )
}
