'use client'

import { clsx } from 'clsx'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSaveKey } from '@/components/admin/kit/use-save-key'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = {
  heading: string
  state?: ReactNode
  detail: ReactNode
  back: { href: string; label: string } | null
  publicPath: string | undefined
  buttons: ReactNode
  /** Section links of a long form. */
  children?: ReactNode
}

/** Sticky header of a form: title, back link and Save. */
export function FormBar({ heading, state, detail, back, publicPath, buttons, children }: Props) {
  return (
    <div className="sticky top-0 z-30 border-b border-line bg-card px-4 py-1.5 lg:px-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {back && (
          <Link
            href={back.href}
            aria-label={`Back to ${back.label}`}
            className="grid size-11 flex-none place-items-center rounded-control hover:bg-paper"
          >
            <ArrowLeft aria-hidden="true" />
          </Link>
        )}
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap">
            <h1 className="line-clamp-1 text-[1.375rem]!">{heading}</h1>
            {state}
          </div>
          {typeof detail === 'string' ? (
            <p className="line-clamp-2 text-dense text-ink-soft">{detail}</p>
          ) : (
            detail
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          {publicPath && (
            <a
              href={publicPath}
              target="_blank"
              rel="noopener"
              className={clsx(buttonVariants({ variant: 'ghost' }), 'max-sm:size-11 max-sm:p-0')}
            >
              <ExternalLink aria-hidden="true" />
              <span className="max-sm:sr-only">View</span>
              <span className="sr-only"> on the site, in a new tab</span>
            </a>
          )}
          {buttons}
        </div>
      </div>
      {children}
    </div>
  )
}

type SaveProps = {
  isDirty: boolean
  isNew: boolean
  isSaving: boolean
  onSave: () => void
  onAnother: (() => void) | null
  onDiscard: () => void
}

/** Discard and Save buttons; Ctrl or Cmd with S saves from anywhere on the page. */
export function SaveButtons({ isDirty, isNew, isSaving, onSave, onAnother, onDiscard }: SaveProps) {
  useSaveKey(onSave)
  return (
    <>
      {isDirty && !isNew && (
        <Button variant="outline" onClick={onDiscard}>
          Discard
        </Button>
      )}
      {onAnother && (
        <Button variant="outline" aria-disabled={isSaving} onClick={() => !isSaving && onAnother()}>
          Save and new
        </Button>
      )}
      {/* Not `disabled` while saving, which would drop keyboard focus. */}
      <Button type="submit" aria-keyshortcuts="Control+S Meta+S" aria-disabled={isSaving}>
        {isSaving ? 'Saving...' : 'Save'}
        <span
          aria-hidden="true"
          className="rounded-picture border border-ivory/50 px-1.5 text-dense max-sm:hidden"
        >
          Ctrl S
        </span>
      </Button>
      <span role="status" className="sr-only">
        {isSaving ? 'Saving...' : ''}
      </span>
    </>
  )
}
