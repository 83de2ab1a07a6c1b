import type { Metadata } from 'next'
import { AlertTests } from '@/components/admin/desk/setup/alert-tests'
import { CompanyForm } from '@/components/admin/desk/setup/company-form'
import { ImportLinks } from '@/components/admin/desk/setup/import-links'
import { OpeningButton } from '@/components/admin/desk/setup/opening-button'
import { SetupList } from '@/components/admin/desk/setup/setup-list'
import { SetupProgress } from '@/components/admin/desk/setup/setup-progress'
import { ActionButton } from '@/components/admin/kit/action-button'
import { TestButton } from '@/components/admin/kit/channel-test/test-button'
import { NoAccess } from '@/components/admin/kit/no-access'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { readAlertTest } from '@/lib/desk/alerts/alert-test'
import { alertWays } from '@/lib/desk/setup/alert-ways'
import { zoneChoices } from '@/lib/desk/setup/company'
import { readSetup } from '@/lib/desk/setup/read-setup'
import { canSendMail } from '@/lib/platform/mail/sender'
import { getBrand } from '@/lib/site/brand/brand'

export const metadata: Metadata = { title: 'Setup guide' }

/** The way from a new installation to an open site; each step shows what the rows say. */
export default async function SetupPage() {
  const actor = await pageActor()
  if (!can(actor, 'update', 'administration')) return <NoAccess what="the setup guide" />
  const [{ steps, done, isOpen, canOpen, hasHomePage }, ways, mailTest, canMail, { shortName }] =
    await Promise.all([
      readSetup(actor),
      alertWays(actor),
      readAlertTest(actor, 'email'),
      canSendMail(),
      getBrand(),
    ])
  const isNamed = steps.find(({ key }) => key === 'company')?.isDone ?? false
  return (
    <div className="max-w-264 px-4 py-3 lg:px-3.5">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1>{isNamed ? `Make it ${shortName}` : 'Set up this site'}</h1>
          <p className="mt-0.5 text-dense text-ink-soft">
            {done} of {steps.length} done.{' '}
            {isOpen ? 'Visitors see the site.' : 'Visitors see “Opening soon” until you open the site.'}
          </p>
        </div>
        <SetupProgress done={done} total={steps.length} className="w-55 max-w-full" />
      </div>
      <SetupList
        steps={steps}
        controls={{
          ...(hasHomePage
            ? {}
            : {
                review: (
                  <ActionButton size="sm" path="setup/home-page" done="The home page has parts to edit">
                    Write its parts
                  </ActionButton>
                ),
              }),
          open: <OpeningButton isOpen={isOpen} canOpen={canOpen} />,
        }}
        details={{
          ...(!isNamed && { company: <CompanyForm zones={zoneChoices()} /> }),
          community: <ImportLinks />,
          recipients: <AlertTests ways={ways} />,
          ...(canMail && {
            mail: (
              <TestButton path="account/alerts/tests/email" label="Send a test" last={mailTest} mayRead />
            ),
          }),
        }}
      />
      <p className="mt-3 text-dense text-ink-soft">
        Later: texts, phone calls, ad accounts and HubSpot under{' '}
        <Link href="/admin/connections" className="text-link">
          Connections
        </Link>
        , backups under{' '}
        <Link href="/admin/health" className="text-link">
          Health
        </Link>
        .
      </p>
    </div>
  )
}
