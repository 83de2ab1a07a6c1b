import type { Metadata } from 'next'
import { AssistantCard } from '@/components/admin/company/integrations/assistant-card'
import { GoogleCard } from '@/components/admin/company/integrations/google-card'
import { HubspotCard } from '@/components/admin/company/integrations/hubspot-card'
import { IndexNowCard } from '@/components/admin/company/integrations/index-now-card'
import { MetaCard } from '@/components/admin/company/integrations/meta-card'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { contentKeyUse } from '@/lib/accounts/api-keys/keys'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { crmSettings } from '@/lib/desk/crm/connection'
import { readPlatforms } from '@/lib/leads/lead-forms/read-platforms'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { indexNowStatus } from '@/lib/site/index-now/submit-changes'

export const metadata: Metadata = { title: 'Integrations' }

/** Systems that send us leads or drafts, and those we notify of leads. */
export default async function IntegrationsPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'agencies')) return <NoAccess what="integrations" />
  const [platforms, crm, indexNow, contentKeys, { timeZone }] = await Promise.all([
    readPlatforms(actor),
    crmSettings(),
    indexNowStatus(),
    contentKeyUse(actor),
    getSiteSettings(),
  ])
  const { google, meta, unfetched, formsWithoutCommunity: open, keys } = platforms
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead title="Integrations">
        Lead forms in ads bring families to the desk. Each{' '}
        <Link href="/admin/lead-forms" className="text-link">
          lead form
        </Link>{' '}
        belongs to a community, and each{' '}
        <Link href="/admin/lead-form-deliveries" className="text-link">
          ad lead
        </Link>{' '}
        is stored. Other systems are notified of leads through{' '}
        <Link href="/admin/webhooks" className="text-link">
          webhooks
        </Link>
        .
        {isVoiceConfigured() && (
          <>
            {' '}
            Phones also ring for these families. See{' '}
            <Link href="/admin/voice" className="text-link">
              phone calls
            </Link>
            .
          </>
        )}
        {open > 0 && ` ${open === 1 ? 'One form has' : `${open} forms have`} no community yet. Choose one.`}
      </PageHead>
      <div className="grid gap-6">
        <GoogleCard
          standing={google}
          keys={keys}
          address={siteUrl('/api/lead-forms/google')}
          timeZone={timeZone}
        />
        <MetaCard
          standing={meta}
          unfetched={unfetched}
          address={siteUrl('/api/lead-forms/meta')}
          timeZone={timeZone}
        />
        <HubspotCard settings={crm} timeZone={timeZone} />
        <IndexNowCard standing={indexNow} timeZone={timeZone} />
        <AssistantCard address={siteUrl('/mcp')} keys={contentKeys} timeZone={timeZone} />
      </div>
    </div>
  )
}
