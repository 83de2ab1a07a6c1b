'use client'

import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { safeHref } from '@/lib/safe-href'

/** Sets, changes or removes the link of the selected words. */
export function RichTextLink({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId()
  const current = String(editor.getAttributes('link').href ?? '')
  const [href, setHref] = useState(current)
  const [error, setError] = useState<string>()

  function apply() {
    if (safeHref(href.trim()) === null) {
      setError('Please enter a web address, a path such as /contact, or a tel: or mailto: link')
      return
    }
    editor.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run()
    onDone()
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The form around the editor would be sent, or a dialog closed.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    editor.commands.focus()
    onDone()
  }

  return (
    <div className="flex flex-wrap items-end gap-2.5 border-t border-line bg-paper p-3">
      <Field id={id} label="Where the words lead" error={error} className="min-w-60 flex-1">
        {(control) => (
          <Input
            {...control}
            autoFocus
            data-dense=""
            inputMode="url"
            placeholder="/contact"
            value={href}
            onChange={(event) => setHref(event.target.value)}
            onKeyDown={press}
          />
        )}
      </Field>
      <Button onClick={apply}>Set link</Button>
      {current && (
        <Button
          variant="outline"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
        >
          Remove link
        </Button>
      )}
    </div>
  )
}
