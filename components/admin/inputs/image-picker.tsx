'use client'

import { useDeferredValue, useState } from 'react'
import { type Option, useOptions } from '@/components/admin/inputs/use-options'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Reference } from '@/lib/admin/related'
import { entityNamed } from '@/lib/entities/registry'
import { readVariants, variantFor } from '@/lib/media/image-variant'

const PAGE_SIZE = 24

type Props = {
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (id: string, reference: Reference) => void
}

/** The picture library in a dialog, newest first, searched by what the pictures show. */
export function ImagePicker({ label, isOpen, onOpenChange, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const found = useOptions(entityNamed('image'), {
    search: useDeferredValue(search),
    pageSize: PAGE_SIZE,
    page,
    enabled: isOpen,
  })
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE))

  function choose({ id, title, record }: Option) {
    onChoose(id, { title, thumbnail: smallest(record) })
    onOpenChange(false)
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="max-w-190">
        <DialogTitle>{label}</DialogTitle>
        <Field id="picture-search" label="Search by what they show" className="mt-4">
          {(control) => (
            <Input
              {...control}
              type="search"
              data-dense=""
              value={search}
              onChange={(event) => {
                setSearch(event.target.value)
                setPage(1)
              }}
            />
          )}
        </Field>
        <p role="status" className="mt-3 text-dense text-ink-soft tabular">
          {found.isFetching ? 'Loading...' : `${found.total} ${found.total === 1 ? 'picture' : 'pictures'}`}
        </p>
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {found.options.map((option) => (
            <li key={option.id}>
              <button
                type="button"
                onClick={() => choose(option)}
                className="grid w-full cursor-pointer gap-1.5 rounded-badge p-1 text-left text-dense hover:bg-paper"
              >
                {/* biome-ignore lint/performance/noImgElement: variants are made at upload */}
                <img
                  src={smallest(option.record)}
                  alt=""
                  width={160}
                  height={100}
                  loading="lazy"
                  className="aspect-8/5 w-full rounded-picture bg-linen object-cover"
                />
                <span className="line-clamp-2">{option.title}</span>
              </button>
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <div className="mt-5 flex items-center gap-3">
            <Button
              variant="outline"
              size="sm"
              aria-disabled={page <= 1}
              onClick={() => setPage(Math.max(1, page - 1))}
            >
              Previous
            </Button>
            <span className="tabular text-dense">
              Page {page} of {pages}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-disabled={page >= pages}
              onClick={() => setPage(Math.min(pages, page + 1))}
            >
              Next
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function smallest(record: Option['record']): string {
  return variantFor(readVariants(record.variants), 320)?.url ?? String(record.url)
}
