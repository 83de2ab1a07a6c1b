import { Undo2 } from 'lucide-react'
import type { Metadata } from 'next'
import { ActionButton } from '@/components/admin/kit/action-button'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { FetchPictures } from '@/components/admin/records/wordpress/fetch-pictures'
import { ItemTable, kindName, outcomeName } from '@/components/admin/records/wordpress/item-table'
import { ProveAddresses } from '@/components/admin/records/wordpress/prove-addresses'
import { ReadSite } from '@/components/admin/records/wordpress/read-site'
import { TextChanges } from '@/components/admin/records/wordpress/text-changes'
import { Message } from '@/components/ui/message'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { readWordpressImport } from '@/lib/records/wordpress/find-import'
import { readTextChanges } from '@/lib/records/wordpress/text-changes'

export const metadata: Metadata = { title: 'Move from WordPress' }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ text?: string | string[] }> }

/** One export: what would become of its items, the import, the check of its addresses, and the undo. */
export default async function WordpressImportPage({ params, searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'update', 'administration')) return <NoAccess what="moving from WordPress" />
  const { id } = await params
  const { import: found, counts, items, left } = await orNotFound(readWordpressImport(actor, id))
  if (found.state === 'reading') return <Unfinished site={found.site} address={found.restRoot ?? ''} />
  const isOpen = found.state === 'uploaded'
  const { text } = await searchParams
  const changes =
    typeof text === 'string' && isOpen ? await orNotFound(readTextChanges(actor, id, text)) : null
  const number = (kinds: string[]) =>
    counts
      .filter(({ kind, outcome }) => kinds.includes(kind) && outcome === 'waiting')
      .reduce((sum, { count }) => sum + count, 0)
  const records = number(['post', 'page'])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title={found.fileName} back={{ href: '/admin/wordpress', label: 'Move from WordPress' }}>
        {found.restRoot ? 'Read from' : 'The export of'} {found.site}.{' '}
        {isOpen && 'Nothing has been changed yet.'}
      </PageHead>
      <div className="grid gap-6">
        {found.undoneBy && (
          <Message tone="info">
            {found.undoneBy} undid this import. Everything it created was removed.
          </Message>
        )}
        <dl className="grid max-w-120 gap-x-6 gap-y-1 text-dense">
          {counts.map(({ kind, outcome, count }) => (
            <div key={`${kind} ${outcome}`} className="flex gap-x-3">
              <dt className="flex-1">
                {kindName(kind)}: {outcomeName(outcome).toLowerCase()}
              </dt>
              <dd className="tabular">{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        {isOpen && <FetchPictures id={id} waiting={number(['picture'])} />}
        {isOpen && records === 0 && (
          <Message tone="ok">Everything in it is already here. There is nothing to import.</Message>
        )}
        {isOpen && records > 0 && (
          <ActionButton
            path={`wordpress/${id}/run`}
            done="Imported"
            busyWords="Importing..."
            confirm={{
              title: `Import ${records.toLocaleString('en-US')} articles and pages?`,
              words:
                'Items that were published on the old site are published here right away, unless a check fails. Pictures that have not been fetched yet are left out.',
              action: 'Import',
            }}
          >
            Import {records.toLocaleString('en-US')} articles and pages
          </ActionButton>
        )}
        {found.state === 'done' && (
          <>
            <ActionButton
              variant="outline"
              path={`wordpress/${id}/undo`}
              done="Import undone"
              confirm={{
                title: 'Undo this import?',
                words:
                  'All articles, pages, redirects and pictures that it created will be removed. If someone has changed one of them since, nothing is undone.',
                action: 'Undo import',
              }}
            >
              <Undo2 aria-hidden="true" />
              Undo this import
            </ActionButton>
            <ProveAddresses id={id} />
          </>
        )}
        {changes && <TextChanges {...changes} closeHref={`/admin/wordpress/${id}`} />}
        <ItemTable id={id} items={items} left={left} />
      </div>
    </div>
  )
}

/** A site whose reading was interrupted; anyone with its password can continue. */
function Unfinished({ site, address }: { site: string; address: string }) {
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title={site} back={{ href: '/admin/wordpress', label: 'Move from WordPress' }}>
        This site has not been read completely. Enter the password again to continue. After one day, the
        reading starts over.
      </PageHead>
      <ReadSite address={address} />
    </div>
  )
}
