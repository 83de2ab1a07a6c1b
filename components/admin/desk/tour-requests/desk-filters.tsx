'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { statusLabel } from '@/components/ui/status-badge'
import { SOURCES, sourceTitle } from '@/lib/leads/sources/registry'
import { LEAD_STATUSES } from '@/lib/leads/tour-requests/status'

type Named = { id: string; name: string }

type Props = {
  params: URLSearchParams
  communities: Named[]
  tags: Named[]
  /** True with a voice service: calls are a way to come, too. */
  hasCalls: boolean
  /** The desk, or its board. */
  path?: string
}

const NARROWING = ['status', 'communityId', 'source', 'ownerId', 'tagId', 'from', 'to'] as const

/** Search and filters; kept in the URL so that they can be shared and Back works. */
export function DeskFilters({ params, communities, tags, hasCalls, path = '/admin/tour-requests' }: Props) {
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

  const field = (name: string) => ({ id: `desk-${name}`, name, defaultValue: params.get(name) ?? '' })
  const named = (all: Named[]) => all.map(({ id, name }) => ({ value: id, label: name }))
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
          <Input {...field('search')} type="search" data-dense="" placeholder="Name, phone, email" />
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
              <SelectField
                {...field('status')}
                label="Status"
                none="Any status"
                choices={LEAD_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }))}
              />
            )}
            <SelectField
              {...field('communityId')}
              label="Community"
              none="Any community"
              choices={named(communities)}
            />
            <SelectField
              {...field('source')}
              label="Came through"
              none="Any form"
              choices={SOURCES.filter(({ from }) => hasCalls || from !== 'call').map(({ key }) => ({
                value: key,
                label: sourceTitle(key),
              }))}
            />
            {tab !== 'mine' && (
              <SelectField
                {...field('ownerId')}
                label="Looked after by"
                none="Anybody"
                choices={[{ value: 'me', label: 'Me' }]}
              />
            )}
            {tags.length > 0 && (
              <SelectField {...field('tagId')} label="Tag" none="Any or none" choices={named(tags)} />
            )}
            <div className="grid grid-cols-2 gap-3">
              <TextField {...field('from')} label="From" type="date" />
              <TextField {...field('to')} label="To" type="date" />
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
