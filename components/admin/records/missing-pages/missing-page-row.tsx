'use client'

import { useState } from 'react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ActionForm } from '@/components/admin/kit/action-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { shownMoment } from '@/lib/records/declare/shown-value'
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
  const { toPath: atTarget, ...elsewhere } = action.errors

  function redirect() {
    const done = { title: 'Redirected', description: `${path} leads to ${toPath.trim()} now.` }
    return action.send('POST', 'redirects', { fromPath: path, toPath: toPath.trim() }, done)
  }

  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:items-start">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-[620]">{path}</p>
        <p className="mt-1 text-dense text-ink-soft tabular">
          {hits === 1 ? 'Once' : `${hits.toLocaleString('en-US')} times`}, last {shownMoment(lastSeenAt)}
          {referrerHost && `, from ${referrerHost}`}
        </p>
      </div>
      {mayRedirect && (
        <ActionForm
          action={action}
          className="flex flex-wrap items-end gap-2.5"
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
                done={{ title: 'Taken off the list', description: path }}
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
            className="min-w-56 flex-1"
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
