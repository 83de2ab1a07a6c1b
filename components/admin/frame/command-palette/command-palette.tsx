'use client'

import * as DialogPrimitive from '@radix-ui/react-dialog'
import { Command } from 'cmdk'
import {
  CircleQuestionMark,
  FileText,
  Globe,
  LogOut,
  Phone,
  Plus,
  Search,
  SlidersHorizontal,
  Zap,
} from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { usePaletteSearch } from '@/components/admin/frame/command-palette/use-palette-search'
import type { DrawnEntry } from '@/components/admin/frame/menu-icon'
import { useAuth } from '@/lib/browser/auth'
import type { PaletteLink } from '@/lib/desk/command-palette/entries'
import type { FoundAnswer } from '@/lib/desk/command-palette/find-answers'
import { wordMatch } from '@/lib/desk/command-palette/word-match'

type Props = {
  pages: DrawnEntry[]
  createLinks: PaletteLink[]
  /** Text typed before the palette had loaded. */
  earlyInput: RefObject<string | null>
  onOpenChange: (isOpen: boolean) => void
  onShowKeys: () => void
}

const MAX_PAGES = 6
const GROUP =
  'px-2 pb-1.5 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-dense [&_[cmdk-group-heading]]:text-ink-soft'

/** Finds records, pages, settings, actions and help. Arrow keys select, Enter opens. */
export function CommandPalette({ pages, createLinks, earlyInput, onOpenChange, onShowKeys }: Props) {
  const router = useRouter()
  const { logout } = useAuth()
  const [typed, setTyped] = useState('')
  const { results, answers, problem, isBusy } = usePaletteSearch(typed)
  const [chosen, setChosen] = useState('')
  const word = typed.trim()
  const fitting = <E extends { label: string; synonyms?: string }>(entries: E[], most: number): E[] =>
    word === '' ? entries : bestFirst(word, entries).slice(0, most)
  const matchingPages = fitting(pages, MAX_PAGES)
  const matchingCreateLinks = fitting(createLinks, MAX_PAGES)
  const actions = fitting(
    [
      {
        label: 'View the site',
        synonyms: 'public website home page visit',
        icon: <Globe aria-hidden="true" />,
        act: () => window.open('/', '_blank', 'noopener'),
      },
      {
        label: 'Show keyboard shortcuts',
        synonyms: 'shortcuts keyboard help',
        icon: <CircleQuestionMark aria-hidden="true" />,
        act: onShowKeys,
      },
      {
        label: 'Log out',
        synonyms: 'log out logout leave',
        icon: <LogOut aria-hidden="true" />,
        act: () => void logout(),
      },
    ],
    MAX_PAGES,
  )
  const of = (kind: FoundAnswer['kind']) => answers.filter((answer) => answer.kind === kind)

  // Later results appear above earlier ones: select the first until the person picks another.
  const first =
    results[0]?.href ??
    matchingPages[0]?.href ??
    matchingCreateLinks[0]?.href ??
    actions[0]?.label ??
    (answers[0] ? itemValue(answers[0]) : '')
  /** Value of the first row when the person picked another one. */
  const firstWhenChosen = useRef<string | null>(null)
  // On every keystroke cmdk selects the first row still shown, which may be a result of the previous text.
  useEffect(() => {
    if (firstWhenChosen.current !== first && chosen !== first) setChosen(first)
  }, [first, chosen])

  function go(href: string) {
    onOpenChange(false)
    router.push(href)
  }

  return (
    <DialogPrimitive.Root open onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className="fixed inset-0 z-[60] flex animate-fade items-start justify-center bg-backdrop/60 p-3 pt-[10vh] backdrop-blur-[3px]">
          <DialogPrimitive.Content
            aria-describedby={undefined}
            className="w-full max-w-160 animate-rise overflow-hidden rounded-dialog bg-card text-ink shadow-above outline-none forced-colors:border"
          >
            <DialogPrimitive.Title className="sr-only">Search the back office</DialogPrimitive.Title>
            <Command
              label="Search the back office"
              shouldFilter={false}
              loop
              value={chosen}
              onValueChange={setChosen}
              onKeyDownCapture={({ key, ctrlKey }) => {
                const moves = ctrlKey || key === 'Home' || key === 'End' || key.startsWith('Arrow')
                firstWhenChosen.current = moves ? first : null
              }}
              onPointerMoveCapture={() => {
                firstWhenChosen.current = first
              }}
            >
              <div className="flex items-center gap-3 rounded-t-dialog border-b border-line px-5 focus-within:outline-[3px] focus-within:-outline-offset-[3px] focus-within:outline-copper">
                <Search className="flex-none text-ink-soft" aria-hidden="true" />
                <Command.Input
                  value={typed}
                  onValueChange={setTyped}
                  onFocus={() => {
                    // From here on, keystrokes reach the field.
                    const before = earlyInput.current
                    earlyInput.current = null
                    if (before) setTyped((since) => before + since)
                  }}
                  maxLength={100}
                  placeholder="Search records, pages, settings, help"
                  className="min-h-15 w-full bg-transparent text-lead outline-none! placeholder:text-placeholder"
                />
              </div>
              <Command.List
                label="Found"
                className="max-h-[min(60vh,30rem)] scroll-py-2 overflow-y-auto overscroll-contain py-1.5"
              >
                {results.length > 0 && (
                  <Command.Group heading={word ? 'Records' : 'Recently changed'} className={GROUP}>
                    {results.map(({ entity, what, title, href }) => (
                      <Item
                        key={href}
                        value={href}
                        icon={
                          entity === 'tourRequest' ? (
                            <Phone aria-hidden="true" />
                          ) : (
                            <FileText aria-hidden="true" />
                          )
                        }
                        label={title}
                        what={what}
                        onSelect={() => go(href)}
                      />
                    ))}
                  </Command.Group>
                )}
                {matchingPages.length > 0 && (
                  <Command.Group heading="Pages" className={GROUP}>
                    {matchingPages.map(({ href, label, icon }) => (
                      <Item key={href} value={href} icon={icon} label={label} onSelect={() => go(href)} />
                    ))}
                  </Command.Group>
                )}
                {matchingCreateLinks.length + actions.length + of('action').length > 0 && (
                  <Command.Group heading="Actions" className={GROUP}>
                    {matchingCreateLinks.map(({ href, label }) => (
                      <Item
                        key={href}
                        value={href}
                        icon={<Plus aria-hidden="true" />}
                        label={label}
                        onSelect={() => go(href)}
                      />
                    ))}
                    {actions.map(({ label, icon, act }) => (
                      <Item
                        key={label}
                        value={label}
                        icon={icon}
                        label={label}
                        onSelect={() => {
                          onOpenChange(false)
                          act()
                        }}
                      />
                    ))}
                    {of('action').map((answer) => (
                      <AnswerItem key={itemValue(answer)} answer={answer} onSelect={() => go(answer.href)} />
                    ))}
                  </Command.Group>
                )}
                {of('setting').length > 0 && (
                  <Command.Group heading="Settings" className={GROUP}>
                    {of('setting').map((answer) => (
                      <AnswerItem key={itemValue(answer)} answer={answer} onSelect={() => go(answer.href)} />
                    ))}
                  </Command.Group>
                )}
                {of('help').length > 0 && (
                  <Command.Group heading="Help" className={GROUP}>
                    {of('help').map((answer) => (
                      <AnswerItem key={itemValue(answer)} answer={answer} onSelect={() => go(answer.href)} />
                    ))}
                  </Command.Group>
                )}
                {!isBusy && (
                  <Command.Empty className="px-5 py-8 text-center text-ink-soft">Nothing found</Command.Empty>
                )}
              </Command.List>
              <p role="status" className="border-t border-line px-5 py-2.5 text-dense text-ink-soft">
                {problem ??
                  (isBusy
                    ? 'Searching...'
                    : `${results.length} ${results.length === 1 ? 'record' : 'records'}`)}
              </p>
            </Command>
          </DialogPrimitive.Content>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}

const ICONS = { setting: SlidersHorizontal, action: Zap, help: CircleQuestionMark }

/** Several questions can lead to one address. */
const itemValue = ({ kind, label, href }: FoundAnswer) => `${kind} ${label} ${href}`

/** A setting, an action, or a question with its answer below. */
function AnswerItem({ answer, onSelect }: { answer: FoundAnswer; onSelect: () => void }) {
  const { kind, label, detail } = answer
  const Icon = ICONS[kind]
  const icon = <Icon aria-hidden="true" />
  return kind === 'help' ? (
    <Item value={itemValue(answer)} icon={icon} label={label} below={detail} onSelect={onSelect} />
  ) : (
    <Item value={itemValue(answer)} icon={icon} label={label} what={detail} onSelect={onSelect} />
  )
}

function bestFirst<E extends { label: string; synonyms?: string }>(typed: string, entries: E[]): E[] {
  return entries
    .map((entry) => ({ entry, score: wordMatch(typed, entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

type ItemProps = {
  value: string
  icon: ReactNode
  label: string
  what?: string
  below?: string
  onSelect: () => void
}

function Item({ value, icon, label, what, below, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-badge px-3 py-1.5 text-control data-[selected=true]:bg-paper data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2 data-[selected=true]:outline-evergreen"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">{label}</span>
        {below && <span className="block text-dense text-ink-soft">{below}</span>}
      </span>
      {what && <span className="flex-none text-dense text-ink-soft">{what}</span>}
    </Command.Item>
  )
}
