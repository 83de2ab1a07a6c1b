'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { CornerDownLeft, FileText } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogDescription } from '@/components/ui/dialog'
import { controlClasses } from '@/components/ui/field'
import type { LinkTarget } from '@/lib/desk/command-palette/search-records'
import { typedLink } from '@/lib/platform/typed-link'

type Props = {
  /** Current target, or ''. */
  current: string
  /** Prompt, one line. */
  about: string
  /** @param title of the page, or the typed text */
  onLink: (href: string, title: string) => void
  /** Removes the link, where it is optional. */
  onRemove?: () => void
}

/** cmdk value of the row for the typed URL. */
const TYPED = 'typed'

/** Dialog content that chooses a link target: a page of the site found by name, or a URL. */
export function LinkChoice({ current, about, onLink, onRemove }: Props) {
  const [typed, setTyped] = useState(current)
  const [chosen, setChosen] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, isFetching, isError } = useQuery<{ results: LinkTarget[] }>({
    queryKey: [`/api/admin/links?${new URLSearchParams({ q: search.slice(0, 100) })}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const href = typedLink(typed)
  const results = (data?.results ?? []).filter(({ path }) => path !== href)
  const options = [...(href === null ? [] : [TYPED]), ...results.map(({ path }) => path)]
  const isChosenThere = options.includes(chosen)

  return (
    <>
      <DialogDescription>{about}</DialogDescription>
      <Command
        label="Link target"
        shouldFilter={false}
        loop
        value={isChosenThere ? chosen : (options[0] ?? '')}
        onValueChange={setChosen}
        className="mt-5"
      >
        <Command.Input
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            setChosen('')
          }}
          maxLength={2_000}
          placeholder="Page name or example.org"
          className={`${controlClasses} min-h-12`}
        />
        <Command.List
          label="Pages"
          className="mt-3 max-h-[min(45vh,22rem)] overflow-y-auto overscroll-contain"
        >
          {href !== null && (
            <Item
              value={TYPED}
              icon={<CornerDownLeft aria-hidden="true" />}
              title={typed.trim()}
              beside={href === typed.trim() ? 'Web address' : href}
              onSelect={() => onLink(href, typed.trim())}
            />
          )}
          {results.map(({ path, title, what, isThere }) => (
            <Item
              key={path}
              value={path}
              icon={<FileText aria-hidden="true" />}
              title={title}
              beside={`${what}, ${path}${isThere ? '' : ', not on the site yet'}`}
              onSelect={() => onLink(path, title)}
            />
          ))}
        </Command.List>
      </Command>
      <p role="status" className="mt-3 text-dense text-ink-soft">
        {isError ? 'Pages could not be searched. You can still type a web address.' : null}
        {!isError && isFetching && 'Searching...'}
        {!isError && !isFetching && resultSummary(results.length, href)}
      </p>
      {current && onRemove && (
        <Button variant="outline" className="mt-4" onClick={onRemove}>
          Remove link
        </Button>
      )}
    </>
  )
}

function resultSummary(count: number, href: string | null): string {
  if (count === 0 && href === null) return 'No page has this name, and this is not a valid web address'
  return `${count} ${count === 1 ? 'page' : 'pages'} found. Use the arrow keys to choose and Enter to set the link.`
}

type ItemProps = { value: string; icon: ReactNode; title: string; beside: string; onSelect: () => void }

function Item({ value, icon, title, beside, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-badge px-3 py-1.5 text-control data-[selected=true]:bg-paper data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2 data-[selected=true]:outline-evergreen"
    >
      {icon}
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title}
        <span className="block text-dense text-ink-soft">{beside}</span>
      </span>
    </Command.Item>
  )
}
