'use client'

import { useEffect, useRef, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { EditorBar, type Panel } from '@/components/admin/records/on-page/editor-bar'
import { FieldSheet, type Opened } from '@/components/admin/records/on-page/field-sheet'
import { PlaceList } from '@/components/admin/records/on-page/place-list'
import { fieldOf, type PagePlace } from '@/components/admin/records/on-page/places'
import { PublishList } from '@/components/admin/records/on-page/publish-list'
import type { Typed } from '@/components/admin/records/on-page/record-sheet'
import { type PictureReplacer, ReplacePicture } from '@/components/admin/records/on-page/replace-picture'
import { SectionList } from '@/components/admin/records/on-page/section-list'
import { showHtml, showPicture, showText } from '@/components/admin/records/on-page/show-typed'
import { useEditedPage } from '@/components/admin/records/on-page/use-edited-page'
import { useEditingPreview } from '@/components/admin/records/on-page/use-editing-preview'
import { usePageWork } from '@/components/admin/records/on-page/use-page-work'
import { SharePreview } from '@/components/admin/records/preview/share-preview'
import { Message } from '@/components/ui/message'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed, requireEntityAt } from '@/lib/records/entities/registry'

type Props = {
  /** Address and query of the page to edit. */
  page: string
  opened: Opened | null
  /** Opens the search over all records, as Ctrl and K do. */
  finds: boolean
}

/** A page of the site with its drafts, edited in place; what is pressed opens in the sheet beside it. */
export function OnPageEditor({ page, opened: first, finds }: Props) {
  const preview = useEditingPreview()
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState({ address: page, title: '' })
  const [opened, setOpened] = useState<Opened | null>(first)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [isPhone, setPhone] = useState(false)
  const work = usePageWork(shown.address.split('?', 1)[0] ?? '/')
  /** Something was typed that the page does not show as it is. */
  const isBehind = useRef(false)
  const replacer = useRef<PictureReplacer>(null)
  const edited = useEditedPage({
    frame,
    onPage: (address, title) =>
      setShown((last) => (last.address === address && last.title === title ? last : { address, title })),
    onOpen: (place, pressed) => open(openedBy(place, pressed)),
    onMoved: () => void stored(true),
    onReplace: (place) => replacer.current?.choose(place),
  })
  const { places, showOpen } = edited

  useEffect(() => {
    if (finds)
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  }, [finds])

  const openKey = opened && `${requireEntityAt(opened.path).name}/${opened.id}/${opened.field}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: elements that are drawn anew are marked again
  useEffect(() => showOpen(openKey), [openKey, places, showOpen])

  function open(next: Opened) {
    setPanel(null)
    setOpened(next)
  }

  function close() {
    places.find(({ key }) => key === openKey)?.element.focus()
    setOpened(null)
  }

  async function type({ path, id, field, before, value }: Typed) {
    const entity = requireEntityAt(path)
    const declared = entity.fields[field]
    const own = places.filter(
      ({ mark }) => mark.id === id && mark.entity === entity.name && fieldOf(mark) === field,
    )
    let isShown = own.length > 0
    for (const { element, mark } of own) {
      if (declared?.kind === 'image') isShown = (await showChosen(element, value)) && isShown
      else if (declared?.kind === 'richText')
        isShown = showHtml(element, mark, String(value ?? '')) && isShown
      else if (typeof before === 'string' && typeof value === 'string' && mark.field === field)
        isShown = showText(element, mark, before, value) && isShown
      else isShown = false
    }
    if (!isShown) isBehind.current = true
  }

  /** After something was stored. @param always draws the page anew even if it shows everything */
  async function stored(always = false) {
    await work.refresh()
    if (!always && !isBehind.current) return
    isBehind.current = false
    edited.reload()
  }

  const address = editorAddress(shown.address, opened)
  return (
    <div className="fixed inset-0 z-30 flex flex-col bg-linen text-ink">
      <h1 className="sr-only">Edit {shown.title || 'the page'}</h1>
      <EditorBar
        page={shown.address}
        title={shown.title}
        work={work.work}
        storedAt={work.storedAt}
        places={places.length}
        isPhone={isPhone}
        onPhone={() => setPhone(!isPhone)}
        panel={panel}
        onPanel={(next) => {
          setOpened(null)
          setPanel(panel === next ? null : next)
        }}
        onNew={(entity) => open(newRecord(entity))}
      />
      <ReplacePicture ref={replacer} onStored={() => void stored(true)} />
      <div className="flex min-h-0 flex-1">
        <div className="relative min-w-0 flex-1 overflow-hidden">
          {preview.status === 'refused' && (
            <div className="p-5">
              <Message tone="warn">{preview.refusal.message}</Message>
            </div>
          )}
          {preview.status === 'preparing' && (
            <p role="status" className="p-5 text-ink-soft">
              The page is being prepared…
            </p>
          )}
          {preview.status === 'ready' && (
            <iframe
              ref={frame}
              src={page}
              title="The page with its drafts"
              onLoad={edited.watch}
              className={`h-full border-0 bg-ivory ${isPhone ? 'mx-auto block w-[24.375rem] max-w-full' : 'w-full'}`}
            />
          )}
        </div>
        {(opened || panel) && (
          <div className="w-[23.25rem] max-w-full flex-none max-md:absolute max-md:inset-x-0 max-md:top-11 max-md:bottom-0 max-md:z-10 max-md:w-auto">
            {opened && (
              <FieldSheet
                key={`${opened.path} ${opened.id}`}
                opened={opened}
                address={address}
                onTyped={(typed) => void type(typed)}
                onStored={() => void stored()}
                onRestored={() => void stored(true)}
                onOpen={open}
                onClose={close}
              />
            )}
            {panel === 'places' && (
              <PlaceList
                places={places}
                onOpen={(place) => open(openedBy(place, null))}
                onClose={() => setPanel(null)}
              />
            )}
            {panel === 'sections' && (
              <SectionList
                page={shown.address.split('?', 1)[0] ?? '/'}
                onOpen={open}
                onChanged={() => void stored(true)}
                onClose={() => setPanel(null)}
              />
            )}
            {panel === 'publish' && (
              <PublishList
                work={work.work}
                onOpen={open}
                onPublished={() => void stored(true)}
                onClose={() => setPanel(null)}
              />
            )}
            {panel === 'share' && (
              <section aria-label="Share the draft" className="h-full border-l border-line bg-card">
                <Share work={work.work} />
              </section>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Share({ work }: { work: ReturnType<typeof usePageWork>['work'] }) {
  const of = work?.drafts[0] ?? work?.owner
  if (!of) return <p className="p-4.5 text-ink-soft">There is nothing to share: the page has no draft.</p>
  return <SharePreview address={`${of.entity}/${of.id}`} />
}

function openedBy({ mark }: PagePlace, pressed: string | null): Opened {
  return { path: entityNamed(mark.entity).path, id: mark.id, field: mark.field, pressed }
}

function newRecord(path: string, given: Record<string, unknown> = {}): Opened {
  return { path, id: crypto.randomUUID(), field: null, given }
}

/** The editor's own address, to come back to this page and sheet. */
function editorAddress(page: string, opened: Opened | null): string {
  const query = new URLSearchParams({ page, ...(opened && { open: `${opened.path}/${opened.id}` }) })
  return `/admin/on-page?${query}`
}

async function showChosen(element: HTMLElement, id: unknown): Promise<boolean> {
  if (typeof id !== 'string' || id === '') return false
  const { answer } = await callAdmin<AdminRecord>('GET', `images/${id}`)
  return answer ? showPicture(element, String(answer.url)) : false
}
