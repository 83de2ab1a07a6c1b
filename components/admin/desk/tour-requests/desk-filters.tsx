'use client'

import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
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
  /** True with a voice service: leads come by phone call, too. */
  hasCalls: boolean
  /** The desk, or its board. */
  path?: string
}

const NARROWING = ['status', 'communityId', 'source', 'ownerId', 'tagId', 'from', 'to'] as const

/** Everything opens below the toolbar on phones; on wide screens only the filters do. */
const SHEET =
  'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-40 max-lg:max-h-[75vh] max-lg:overflow-y-auto max-lg:border-line max-lg:border-b max-lg:bg-card max-lg:p-4 max-lg:shadow-raised'
const PANEL =
  'gap-3 max-lg:mt-3 lg:absolute lg:top-full lg:right-3.5 lg:z-40 lg:max-h-[80vh] lg:w-90 lg:overflow-y-auto lg:rounded-control lg:border lg:border-line lg:bg-card lg:p-4 lg:shadow-raised'

/**
 * Search and filters in the toolbar; kept in the URL so that they can be shared and Back works. The filters
 * open below the toolbar, on phones together with the search.
 */
export function DeskFilters({ params, communities, tags, hasCalls, path = '/admin/tour-requests' }: Props) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const active = NARROWING.filter((name) => params.get(name)).length
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
    close()
    router.push(`${path}?${next}`)
  }

  /** Hides the filters; what had the focus in them is gone. */
  function close() {
    if (isOpen) button.current?.focus()
    setOpen(false)
  }

  const field = (name: string) => ({ id: `desk-${name}`, name, defaultValue: params.get(name) ?? '' })
  const named = (all: Named[]) => all.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <search className="flex-none">
      <form
        ref={form}
        className="flex items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-control font-[600] hover:bg-paper lg:border-[1.5px] lg:border-line-strong lg:px-2.5"
        >
          <ListFilter aria-hidden="true" className="size-4.5" />
          <span className="max-lg:sr-only">Filters</span>
          {active > 0 && (
            <span className="tabular">
              <span className="max-lg:sr-only">(</span>
              {active}
              <span className="max-lg:sr-only">)</span>
            </span>
          )}
        </button>
        <div className={clsx('lg:contents', isOpen ? SHEET : 'max-lg:hidden')}>
          <label htmlFor="desk-search" className="sr-only">
            Search by name, phone, email or reference
          </label>
          <Input
            {...field('search')}
            type="search"
            data-dense=""
            placeholder="Name, phone, email"
            className="lg:w-48"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Safari does not press a button that is hidden.
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
          <div id={panel} className={clsx(PANEL, isOpen ? 'grid' : 'hidden')}>
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
              label="Source"
              none="Any source"
              choices={SOURCES.filter(({ from }) => hasCalls || from !== 'call').map(({ key }) => ({
                value: key,
                label: sourceTitle(key),
              }))}
            />
            {tab !== 'mine' && (
              <SelectField
                {...field('ownerId')}
                label="Owner"
                none="Anyone"
                choices={[{ value: 'me', label: 'Me' }]}
              />
            )}
            {tags.length > 0 && (
              <SelectField {...field('tagId')} label="Tag" none="Any tag" choices={named(tags)} />
            )}
            <div className="grid grid-cols-2 gap-3">
              <TextField {...field('from')} label="From" type="date" />
              <TextField {...field('to')} label="To" type="date" />
            </div>
            <div className="flex gap-3">
              <Button type="submit">Apply</Button>
              <Button
                variant="ghost"
                onClick={() => {
                  close()
                  router.push(`${path}${tab ? `?tab=${tab}` : ''}`)
                }}
              >
                Clear
              </Button>
            </div>
          </div>
        </div>
      </form>
    </search>
  )
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}
