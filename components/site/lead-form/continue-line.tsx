/** What Continue keeps, in the words of the site settings; stored as evidence with what is kept (B9). */
export function ContinueLine({ text }: { text: string | null }) {
  return text && <p className="text-small text-ink-soft">{text}</p>
}
