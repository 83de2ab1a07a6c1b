import type { Metadata } from 'next'
import { ConnectionForm } from '@/components/admin/company/connections/connection-form'
import { ConnectionState } from '@/components/admin/company/connections/connection-state'
import { ConnectionTest } from '@/components/admin/company/connections/connection-test'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { TestButton } from '@/components/admin/kit/channel-test/test-button'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Link } from '@/components/ui/link'
import { type Actor, pageActor } from '@/lib/accounts/actor'
import { readAlertTest } from '@/lib/desk/alerts/alert-test'
import { mayConnect, readConnection } from '@/lib/desk/connections/read-connections'
import { pagesFor } from '@/lib/desk/menu/menu'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { canSendMail } from '@/lib/platform/mail/sender'

type Props = { params: Promise<{ name: string }> }

export const metadata: Metadata = { title: 'Connection' }

/** One connection: what it is for, how to get its values, its fields, its test. */
export default async function ConnectionPage({ params }: Props) {
  const actor = await pageActor()
  const { name } = await params
  if (!mayConnect(actor, name)) return <NoAccess what="this connection" />
  const connection = await orNotFound(readConnection(actor, name))
  const { title, purpose, steps, more, fields, sources, isSet, last } = connection
  const isStoredHere = fields.some(({ source }) => source === 'here')
  return (
    <div className="grid max-w-256 gap-4 px-4 py-3 lg:px-3.5">
      <PageHead
        title={title}
        back={{ href: '/admin/connections', label: 'Connections' }}
        beside={<ConnectionState isSet={isSet} sources={sources} last={last} />}
      >
        {purpose}
      </PageHead>
      <Card id="steps" title="How to get the values">
        <ol className="grid list-decimal gap-1 pl-5 text-dense">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {more && isSet && opens(actor, more.href) && (
          <p className="mt-2 text-dense">
            More settings are under{' '}
            <Link href={more.href} className="text-link">
              {more.label}
            </Link>
            .
          </p>
        )}
      </Card>
      <Card id="settings" title="Settings">
        <ConnectionForm name={name} fields={fields} />
      </Card>
      <Card id="test" title="Test">
        <div className="grid gap-3">
          <ConnectionTest name={name} isSet={isSet} last={last} />
          {name === 'mail' && (await canSendMail()) && (
            <TestButton
              path="account/alerts/tests/email"
              label="Send a test to yourself"
              last={await readAlertTest(actor, 'email')}
              mayRead
            />
          )}
        </div>
      </Card>
      {isStoredHere && (
        <div>
          <ActionButton
            variant="outline"
            method="DELETE"
            path={`connections/${name}`}
            done="Removed"
            confirm={{
              title: `Remove the settings of ${title}?`,
              words: 'Everything entered here is deleted and stops applying right away.',
              action: 'Remove them',
            }}
          >
            Remove these settings
          </ActionButton>
        </div>
      )}
    </div>
  )
}

const opens = (actor: Actor, page: string) =>
  pagesFor(actor).some(({ entries }) => entries.some(({ href }) => href === page))
