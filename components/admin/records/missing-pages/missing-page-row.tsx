'use client'

import { useState } from 'react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ActionForm } from '@/components/admin/kit/action-form'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { MissedPage } from '@/lib/records/missing-pages/missing-pages'

/** A missing URL with the nearest existing page as suggested redirect target. */
export function MissingPageRow({
  row: { id, path, hits, referrerHost, lastSeenAt, suggestion },
  mayRedirect,
}: {
  row: MissedPage
  mayRedirect: boolean
}) {
  const action = useAction()
  const [toPath, setToPath] = useState(suggestion ?? '')
  /** On phones the form opens below the line. */
  const [isOpen, setOpen] = useState(false)
  const { toPath: atTarget, ...elsewhere } = action.errors

  function redirect() {
    const done = { title: 'Redirected', description: `${path} now leads to ${toPath.trim()}.` }
    return action.send('POST', 'redirects', { fromPath: path, toPath: toPath.trim() }, done)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b px-4 last:border-0 lg:px-3.5">
      <div className="min-w-0 flex-1 py-1 max-md:flex max-md:min-h-14.5 max-md:flex-col max-md:justify-center md:flex md:min-h-10.5 md:items-center md:gap-x-3.5">
        <p title={path} className="truncate font-[620]">
          {path}
        </p>
        <p className="truncate text-dense text-ink-soft tabular">
          {hits === 1 ? '1 visit' : `${hits.toLocaleString('en-US')} visits`}, last{' '}
          <ShownMoment at={lastSeenAt} />
          {referrerHost && `, from ${referrerHost}`}
        </p>
      </div>
      {mayRedirect && (
        <Button
          variant="outline"
          className="flex-none md:hidden"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <WordsFor path={path}>Redirect…</WordsFor>
        </Button>
      )}
      {mayRedirect && (
        <ActionForm
          action={action}
          className={`flex flex-wrap items-center gap-1.5 max-md:basis-full max-md:pb-2.5 ${isOpen ? '' : 'max-md:hidden'}`}
          onSend={redirect}
          submit={<WordsFor path={path}>Redirect</WordsFor>}
          busyWords={<WordsFor path={path}>Saving...</WordsFor>}
          footer={(button) => (
            <>
              {button}
              <ActionButton
                variant="ghost"
                method="DELETE"
                path={`missing-pages/${id}`}
                done={{ title: 'Removed from the list', description: path }}
              >
                <WordsFor path={path}>Dismiss</WordsFor>
              </ActionButton>
            </>
          )}
        >
          <TextField
            id={`to-${id}`}
            label="Send visitors to"
            error={atTarget ?? Object.values(elsewhere)[0]}
            className="min-w-56 flex-1 md:w-72 md:[&>label]:sr-only"
            value={toPath}
            onValue={setToPath}
            autoComplete="off"
          />
        </ActionForm>
      )}
    </li>
  )
}

function WordsFor({ path, children }: { path: string; children: string }) {
  return (
    <>
      {children}
      <span className="sr-only"> {path}</span>
    </>
  )
}
