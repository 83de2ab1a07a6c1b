'use client'

import { Sparkles, TriangleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import { useOfferedHelp } from '@/components/admin/records/writing-help/form-help'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import type { Suggestion } from '@/lib/records/writing-help/ask-for-help'
import { HELP_LABELS, type HelpKind } from '@/lib/records/writing-help/help-kinds'
import { plainText } from '@/lib/site/content/plain-text'

type Props = { name: string; label: string; value: string; onChange: (value: string) => void }

/** Buttons below a field that ask the writing service, and its suggestion, which a person takes or drops. */
export function WritingHelp({ name, label, value, onChange }: Props) {
  const offered = useOfferedHelp()
  const helps = offered?.helps[name] ?? []
  const action = useAction({ redraw: false })
  const [asked, setAsked] = useState<HelpKind | null>(null)
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  const [replaced, setReplaced] = useState<string | null>(null)
  if (!offered || helps.length === 0) return null

  async function ask(help: HelpKind) {
    if (!offered) return
    setAsked(help)
    setSuggestion(null)
    setReplaced(null)
    const { path, id, typed } = offered
    const sent = { field: name, help, id, values: typed() }
    setSuggestion(await action.send<Suggestion>('POST', `${path}/writing-help`, sent))
    setAsked(null)
  }

  function take(text: string) {
    setReplaced(value)
    setSuggestion(null)
    onChange(text)
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-1.5">
        {helps.map((help) => (
          <Button key={help} variant="ghost" size="sm" disabled={action.busy} onClick={() => void ask(help)}>
            <Sparkles aria-hidden="true" />
            {asked === help ? 'Asking...' : HELP_LABELS[help]}
            <span className="sr-only">: {label}</span>
          </Button>
        ))}
        {replaced !== null && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange(replaced)
              setReplaced(null)
            }}
          >
            <Undo2 aria-hidden="true" />
            Undo the suggestion
          </Button>
        )}
      </div>
      <FieldError
        id={`help-${name}-error`}
        message={action.refusal ? (action.errors[name] ?? action.refusal.message) : undefined}
      />
      <div role="status">
        {suggestion && (
          <div className="grid gap-2.5 rounded-control border border-line bg-linen p-3">
            <p className="text-dense text-ink-soft">Suggestion for {label}</p>
            <p className="whitespace-pre-line wrap-anywhere">{plainText(suggestion.text)}</p>
            {suggestion.warnings.map((warning) => (
              <p key={warning} className="flex items-start gap-2 text-dense text-warn">
                <TriangleAlert className="mt-0.5 size-5 flex-none" aria-hidden="true" />
                {warning}
              </p>
            ))}
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => take(suggestion.text)}>
                Use this text
              </Button>
              <Button variant="ghost" size="sm" onClick={() => setSuggestion(null)}>
                Discard
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
