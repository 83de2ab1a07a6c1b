'use client'

import { clsx } from 'clsx'
import { Images, Tags } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { ListSearch } from '@/components/admin/kit/list/list-search'
import { countOf, type ListTotal } from '@/components/admin/kit/list/list-total'
import { useListAddress } from '@/components/admin/kit/list/use-list-address'
import { useSelection } from '@/components/admin/kit/list/use-selection'
import { PictureTile } from '@/components/admin/records/images/picture-tile'
import { TagBar } from '@/components/admin/records/images/tag-bar'
import { ExportLink } from '@/components/admin/records/list/export-link'
import { ListFilters } from '@/components/admin/records/list/list-filters'
import { SortChoice } from '@/components/admin/records/list/sort-choice'
import { PictureUploader } from '@/components/admin/records/uploads/picture-uploader'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import type { Choice } from '@/lib/records/declare/field'
import type { Allowed } from '@/lib/records/declare/permissions'
import type { AdminRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { isNarrowed, type ListQuery } from '@/lib/records/lists/list-query'
import type { Related } from '@/lib/records/relations/related'

type Props = {
  rows: AdminRecord[]
  related: Related
  list: ListTotal & { page: number; pageSize: number }
  query: ListQuery
  /** Options of each filter. */
  choices: Record<string, Choice[]>
  undescribed: number
  mayUpload: boolean
  allowed: Allowed
}

/** The picture library with upload, search and filters; its state is in the URL. */
export function PictureLibrary(props: Props) {
  const { rows, related, list, query, choices, undescribed, mayUpload, allowed } = props
  const router = useRouter()
  const selection = useSelection(rows.map(({ id }) => id))
  const address = useListAddress(images, query)
  return (
    <>
      {mayUpload && <PictureUploader offersTags onKept={() => router.refresh()} />}
      {undescribed > 0 && allowed.update && (
        <Message tone="warn" className="mt-4">
          {undescribed === 1 ? '1 picture has' : `${undescribed} pictures have`} no description yet, so no
          page can show {undescribed === 1 ? 'it' : 'them'}.{' '}
          <Link href="/admin/images/descriptions" className="text-link">
            Describe {undescribed === 1 ? 'it' : 'them'}
          </Link>
        </Message>
      )}
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-2.5">
        <ListSearch value={query.search} placeholder="Description or file name" address={address} />
        <ListFilters query={query} choices={choices} address={address} entity={images} />
        <SortChoice entity={images} sort={query.sort} address={address} />
        <Link
          href="/admin/image-tags"
          className={clsx(buttonVariants({ variant: 'ghost', size: 'sm' }), 'flex-none')}
        >
          <Tags aria-hidden="true" />
          {allowed.update ? 'Edit tags' : 'All tags'}
        </Link>
        <p role="status" className="ml-auto text-dense text-ink-soft tabular">
          {address.isPending ? 'Loading...' : countOf(list, 'picture', 'pictures')}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={Images} title={isNarrowed(query) ? 'No pictures match' : 'No pictures yet'}>
          {isNarrowed(query) && (
            <Button variant="outline" onClick={() => address.show({ search: '', filters: {} })}>
              Show all pictures
            </Button>
          )}
        </EmptyState>
      ) : (
        <ul
          aria-label="Pictures"
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5"
        >
          {rows.map((picture) => (
            <li key={picture.id}>
              <PictureTile
                picture={picture}
                tags={tagNames(picture, related)}
                chosen={
                  allowed.update
                    ? {
                        is: selection.has(picture.id),
                        change: (isChosen) => selection.toggle(picture.id, isChosen),
                      }
                    : null
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <ListPages list={list} to={(page) => address.address({ page })} />
        {allowed.export && rows.length > 0 && <ExportLink path={images.path} query={query} />}
      </div>
      {allowed.update && (
        <TagBar rows={rows} related={related} selection={selection} mayDelete={allowed.delete} />
      )}
    </>
  )
}

function tagNames({ tags }: AdminRecord, { imageTag = {} }: Related): string[] {
  const names = Array.isArray(tags) ? tags.flatMap((id) => imageTag[String(id)]?.title ?? []) : []
  return names.toSorted((a, b) => a.localeCompare(b))
}
