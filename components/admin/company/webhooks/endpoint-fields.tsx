import { CommunityField } from '@/components/admin/company/users/community-field'
import { EventField } from '@/components/admin/company/webhooks/event-field'
import { TextField } from '@/components/admin/kit/text-field'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'

type Props = {
  communities: CommunityChoice[]
  value: EndpointForm
  errors: Record<string, string>
  onChange: (value: EndpointForm) => void
}

/** Name, URL, events and communities of an endpoint. */
export function EndpointFields({ communities, value, errors, onChange }: Props) {
  const set = (change: Partial<EndpointForm>) => onChange({ ...value, ...change })
  return (
    <>
      <TextField
        id="name"
        label="Who is told"
        hint="The system as your people call it, such as the CRM."
        error={errors.name}
        autoComplete="off"
        maxLength={80}
        value={value.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        id="url"
        label="Address"
        hint="Each message is posted there. It carries names and numbers of families, so it must begin with https://."
        error={errors.url}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={value.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <EventField value={value.events} error={errors.events} onChange={(events) => set({ events })} />
      <CommunityField
        communities={communities}
        value={value.communityIds}
        error={errors.communityIds}
        hint={(count) =>
          count === 0
            ? 'None chosen: leads of all communities, and those for none.'
            : `Is told of ${count === 1 ? 'this community' : `these ${count} communities`} only.`
        }
        onChange={(communityIds) => set({ communityIds })}
      />
    </>
  )
}
