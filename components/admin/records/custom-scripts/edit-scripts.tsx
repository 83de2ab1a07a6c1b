'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { useAction } from '@/components/admin/kit/use-action'
import { ReviewScripts } from '@/components/admin/records/custom-scripts/review-scripts'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field, Textarea } from '@/components/ui/field'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

type Props = { id: string; slug: string; stored: string; hosts: string[] }

/** Edits a landing page's scripts, followed by a review step. Typed text survives closing the dialog. */
export function EditScripts({ id, slug, stored, hosts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(stored)
  const [seen, setSeen] = useState<CustomScript[] | null>(null)

  function close(isSaved = false) {
    setOpen(false)
    setSeen(null)
    if (isSaved) setText(text.trim())
  }

  return (
    <>
      <div>
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          Edit scripts…
        </Button>
      </div>
      <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
        <DialogContent className="max-w-180">
          {seen ? (
            <ReviewScripts
              path={`landing-page-templates/${id}/custom-scripts`}
              slug={slug}
              text={text}
              scripts={seen}
              onBack={() => setSeen(null)}
              onDone={() => close(true)}
            />
          ) : (
            <ScriptsForm id={id} slug={slug} hosts={hosts} text={text} onText={setText} onSeen={setSeen} />
          )}
        </DialogContent>
      </Dialog>
    </>
  )
}

type ScriptsFormProps = Pick<Props, 'id' | 'slug' | 'hosts'> & {
  text: string
  onText: (text: string) => void
  onSeen: (scripts: CustomScript[]) => void
}

function ScriptsForm({ id, slug, hosts, text, onText, onSeen }: ScriptsFormProps) {
  const action = useAction({ redraw: false })

  async function review() {
    const path = `landing-page-templates/${id}/custom-scripts/look`
    const seen = await action.send<{ scripts: CustomScript[] }>('POST', path, { scripts: text })
    if (seen) onSeen(seen.scripts)
  }

  return (
    <>
      <DialogTitle>Scripts on /{slug}</DialogTitle>
      <DialogDescription>
        A script can read what families type on this page. It runs on this page only, and not for visitors who
        opt out of advertising.
      </DialogDescription>
      <ActionForm
        action={action}
        className="mt-6 grid gap-4"
        onSend={review}
        submit="Review scripts"
        busyWords="Reading..."
      >
        <Field
          id="custom-scripts"
          label="<script> elements"
          hint={
            hosts.length > 0
              ? `Files can be loaded from ${hosts.join(', ')}. Inline code is allowed.`
              : 'The server allows no script hosts, so these scripts will not run.'
          }
          error={action.errors.scripts}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              className="font-mono text-small"
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </Field>
      </ActionForm>
    </>
  )
}
