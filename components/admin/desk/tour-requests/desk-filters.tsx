'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { statusLabel } from '@/components/ui/status-badge'
import { SOURCES, sourceTitle } from '@/lib/leads/sources/registry'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

type Named = { id: string; name: string }
type Props = {
  params: URLSearchParams
  communities: Named[]
  tags: Named[]
  /** The desk, or its board. */
  path?: string
}

const NARROWING = ['status', 'communityId', 'source', 'ownerId', 'tagId', 'from', 'to'] as const

/** Search and filters; kept in the URL so that they can be shared and Back works. */
export function DeskFilters({ params, communities, tags, path = '/admin/tour-requests' }: Props) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const active = NARROWING.filter((name) => params.get(name)).length
  // Filters of a saved view are implied by its name.
  const [open, setOpen] = useState(active > 0 && !params.get('view'))
  const address = params.toString()
  // Back and Forward change the URL while the form stays mounted and keeps its focus.
  useEffect(() => {
    const wanted = new URLSearchParams(address)
    for (const control of form.current?.elements ?? [])
      if (isControl(control) && control.name) control.value = wanted.get(control.name) ?? ''
  }, [address])
  const tab = params.get('tab')
  function apply(form: HTMLFormElement) {
    const view = params.get('view')
    const column = params.get('column')
    const next = new URLSearchParams({
      ...(tab && { tab }),
      ...(view && { view }),
      ...(column && { column }),
    })
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim()) next.set(name, value.trim())
    router.push(`${path}?${next}`)
  }
  return (
    <search>
      <form
        ref={form}
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        <label htmlFor="desk-search" className="sr-only">
          Search by name, phone, email or reference
        </label>
        <div className="flex gap-2">
          <Input
            id="desk-search"
            name="search"
            type="search"
            data-dense=""
            defaultValue={params.get('search') ?? ''}
            placeholder="Name, phone, email"
          />
          <Button type="submit" size="icon" variant="outline" aria-label="Search" className="size-11.5">
            <Search aria-hidden="true" />
          </Button>
        </div>
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-dense text-link">
            {active > 0 ? `Filters (${active})` : 'Filters'}
          </summary>
          <div className="grid gap-3 pb-2">
            {tab && tab !== 'queue' && (
              <Field id="desk-status" label="Status">
                {(control) => (
                  <Select {...control} name="status" data-dense="" defaultValue={params.get('status') ?? ''}>
                    <option value="">Any status</option>
                    {LEAD_STATUSES.map((status) => (
                      <option key={status} value={status}>
                        {statusLabel(status)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <Field id="desk-community" label="Community">
              {(control) => (
                <Select
                  {...control}
                  name="communityId"
                  data-dense=""
                  defaultValue={params.get('communityId') ?? ''}
                >
                  <option value="">Any community</option>
                  {communities.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field id="desk-source" label="Came through">
              {(control) => (
                <Select {...control} name="source" data-dense="" defaultValue={params.get('source') ?? ''}>
                  <option value="">Any form</option>
                  {SOURCES.map(({ key }) => (
                    <option key={key} value={key}>
                      {sourceTitle(key)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {tab !== 'mine' && (
              <Field id="desk-owner" label="Looked after by">
                {(control) => (
                  <Select
                    {...control}
                    name="ownerId"
                    data-dense=""
                    defaultValue={params.get('ownerId') ?? ''}
                  >
                    <option value="">Anybody</option>
                    <option value="me">Me</option>
                  </Select>
                )}
              </Field>
            )}
            {tags.length > 0 && (
              <Field id="desk-tag" label="Tag">
                {(control) => (
                  <Select {...control} name="tagId" data-dense="" defaultValue={params.get('tagId') ?? ''}>
                    <option value="">Any or none</option>
                    {tags.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <div className="grid grid-cols-2 gap-3">
              <TextField
                id="desk-from"
                label="From"
                name="from"
                type="date"
                defaultValue={params.get('from') ?? ''}
              />
              <TextField
                id="desk-to"
                label="To"
                name="to"
                type="date"
                defaultValue={params.get('to') ?? ''}
              />
            </div>
            <div className="flex gap-3">
              <Button type="submit">Apply</Button>
              <Button variant="ghost" onClick={() => router.push(`${path}${tab ? `?tab=${tab}` : ''}`)}>
                Clear
              </Button>
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}
