import type { ComponentProps } from 'react'

type Props = { words: string } & Omit<ComponentProps<'input'>, 'type' | 'className' | 'defaultChecked'>

/** Text-message consent: never prechecked, never required; the wording is stored as evidence (B9). */
export function TextConsent({ words, ...input }: Props) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3.5 text-small">
        <input
          type="checkbox"
          {...input}
          className="mt-0.5 size-7 flex-none cursor-pointer accent-evergreen"
        />
        <span>{words}</span>
      </label>
      <p className="ml-10.5 text-small text-ink-soft">
        <a href="/terms" className="text-link">
          Terms
        </a>{' '}
        ·{' '}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </div>
  )
}
