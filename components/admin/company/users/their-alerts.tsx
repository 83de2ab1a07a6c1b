import { AlertsLabel } from '@/components/admin/company/users/alerts-label'
import { Card } from '@/components/admin/kit/card'
import { Message } from '@/components/ui/message'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { ReadAccount } from '@/lib/accounts/users/list-accounts'
import { clockText } from '@/lib/site/content/clock-time'

type Props = { account: ReadAccount; communities: CommunityChoice[] }

/** Another user's alert rules, read-only. */
export function TheirAlerts({ account, communities }: Props) {
  const { alertRules: rules, pushDevices } = account
  if (!rules) {
    return (
      <Card title="Alerts about new requests">
        <p className="text-ink-soft">They have not set up alerts on their account page.</p>
      </Card>
    )
  }
  const chosen = communities.filter(({ id }) => rules.communityIds.includes(id)).map(({ name }) => name)
  const facts = [
    { label: 'Notified by', value: <AlertsLabel account={account} /> },
    { label: 'Mobile number', value: rules.mobile ?? 'None given' },
    { label: 'Devices', value: pushDevices.length > 0 ? pushDevices.map(deviceWords).join(', ') : 'None' },
    { label: 'Communities', value: chosen.length > 0 ? chosen.join(', ') : 'All of theirs' },
    {
      label: 'Quiet hours',
      value:
        rules.quietFrom && rules.quietUntil
          ? `${clockText(rules.quietFrom)} to ${clockText(rules.quietUntil)}, company time`
          : 'None',
    },
  ]
  return (
    <Card title="Alerts about new requests">
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere tabular max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      {rules.textRefusal && (
        <Message tone="bad" className="mt-4">
          The last text to this number did not arrive: “{rules.textRefusal}”
        </Message>
      )}
    </Card>
  )
}

function deviceWords(device: ReadAccount['pushDevices'][number]): string {
  if (!device.isReachable) return `${device.name} (no longer reachable)`
  return device.refusal ? `${device.name} (rejected the last push)` : device.name
}
