import { Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { AddressLine } from '@/components/admin/company/integrations/address-line'
import { IntegrationButton } from '@/components/admin/company/integrations/integration-button'
import { CallList } from '@/components/admin/desk/voice/call-list'
import { VoiceForm } from '@/components/admin/desk/voice/voice-form'
import { Card } from '@/components/admin/kit/card'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { readVoice } from '@/lib/desk/voice/read-voice'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Phone calls' }

/** Settings of calls in both directions, and the last calls. */
export default async function VoicePage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="phone calls" />
  if (!isVoiceConfigured()) return <NoService />
  const [{ settings, terms, addresses, spent, calls, phones }, { timeZone }] = await Promise.all([
    readVoice(actor),
    getSiteSettings(),
  ])
  return (
    <div className="grid max-w-288 gap-3 px-4 py-3 lg:px-3.5">
      <PageHead title="Phone calls" back={{ href: '/admin/integrations', label: 'Integrations' }}>
        The phones of people on shift ring when a family is waiting for a call and when someone calls one of
        your numbers. {phonesText(phones)} People enter their phone under{' '}
        <Link href="/admin/account#alerts" className="text-link">
          Your account
        </Link>
        .
      </PageHead>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <VoiceForm settings={settings} terms={terms} timeZone={timeZone} />
        <div className="grid gap-5">
          <Card title="Test">
            <p className="mb-4 text-dense text-ink-soft">
              Calls your own number with the company’s number as the caller ID, and asks you to press a key.
            </p>
            <IntegrationButton path="voice/test" words="Call me" pendingWords="Calling..." />
          </Card>
          <Card title="Your numbers">
            <div className="grid gap-4">
              <p className="text-dense text-ink-soft">
                Enter these URLs in the voice service for each of your community, company and tracking
                numbers. The numbers must belong to its account or be verified there as caller IDs.
              </p>
              <AddressLine label="Incoming call" address={addresses.incoming} />
              <AddressLine label="Call status change" address={addresses.status} />
            </div>
          </Card>
          <Card title="The last hour">
            <p className="tabular">
              {spent.calls} of {settings.callsPerHour} calls, {spent.minutes} of {settings.minutesPerHour}{' '}
              minutes
            </p>
            {spent.isOver && (
              <p className="mt-2 text-bad">
                The limit is reached. No phones ring until the earliest calls are more than an hour old.
                Alerts by email, text and push continue.
              </p>
            )}
          </Card>
        </div>
      </div>
      <CallList calls={calls} timeZone={timeZone} />
    </div>
  )
}

function phonesText(count: number): string {
  if (count === 0) return 'No one has turned on calls yet.'
  return count === 1 ? 'One person has turned on calls.' : `${count} people have turned on calls.`
}

function NoService() {
  return (
    <div className="max-w-288 px-4 py-3 lg:px-3.5">
      <PageHead title="Phone calls" />
      <EmptyState
        icon={Phone}
        title="No phone service is set up"
        words="With a phone service, the desk calls families with one press and answers calls to your numbers."
      >
        <Link href="/admin/connections/voice" className="text-link">
          Set up a phone service
        </Link>
      </EmptyState>
    </div>
  )
}
