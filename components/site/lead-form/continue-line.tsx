/** Says what Continue stores, in the site settings' wording; stored as evidence (B9). */
export function ContinueLine({ text }: { text: string | null }) {
  return text && <p className="text-small text-ink-soft">{text}</p>
}
