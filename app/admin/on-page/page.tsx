import type { Metadata } from 'next'
import { v7 as uuidv7 } from 'uuid'
import { NoAccess } from '@/components/admin/kit/no-access'
import type { Opened } from '@/components/admin/records/on-page/field-sheet'
import { OnPageEditor } from '@/components/admin/records/on-page/on-page-editor'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { entityAt } from '@/lib/records/entities/registry'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Edit on the page' }

/** A page of the site, edited in place. `open` names a record's sheet, or `faqs/new` a new record. */
export default async function OnPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'update', 'content')) return <NoAccess what="pages of the site" />
  const query = searchParamsOf(await searchParams)
  const page = query.get('page') ?? '/'
  const open = query.get('open')
  // Only addresses of this site go into the frame.
  const address = /^\/(?![/\\])/.test(page) && !page.startsWith('/admin') ? page : '/'
  return (
    <OnPageEditor
      key={`${address} ${open}`}
      page={address}
      opened={openedBy(open, query.get('fromPath'))}
      finds={query.has('find')}
    />
  )
}

function openedBy(open: string | null, fromPath: string | null): Opened | null {
  const [path = '', id = ''] = open?.split('/') ?? []
  if (!entityAt(path) || !/^[\w-]+$/.test(id)) return null
  if (id !== 'new') return { path, id, field: null }
  return { path, id: uuidv7(), field: null, given: { ...(fromPath && { fromPath }) } }
}
