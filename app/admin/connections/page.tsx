import type { Metadata } from 'next'
import { ConnectionState } from '@/components/admin/company/connections/connection-state'
import { LastTestWords } from '@/components/admin/company/connections/last-test'
import { TitledLine } from '@/components/admin/kit/list/titled-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { connectionHref, connectionsOf, listConnections } from '@/lib/desk/connections/read-connections'

export const metadata: Metadata = { title: 'Connections' }

/** The systems outside that the product uses, with the last test of each. */
export default async function ConnectionsPage() {
  const actor = await pageActor()
  if (connectionsOf(actor).length === 0) return <NoAccess what="connections" />
  const lines = await listConnections(actor)
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead title="Connections">
        {can(actor, 'update', 'administration')
          ? 'Mail, texts and every other service.'
          : 'Your ad accounts.'}{' '}
        What you enter is encrypted and applies within seconds. Variables in the server’s environment take
        precedence.
      </PageHead>
      <ul className="divide-y divide-line rounded-control border border-line bg-card px-3 shadow-rest">
        {lines.map((line) => (
          <TitledLine
            key={line.name}
            href={connectionHref(line)}
            title={line.title}
            className="gap-x-4 gap-y-1 py-1 max-md:flex-wrap"
            words={line.last ? <LastTestWords last={line.last} /> : line.purpose}
          >
            <ConnectionState {...line} />
          </TitledLine>
        ))}
      </ul>
    </div>
  )
}
