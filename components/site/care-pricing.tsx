const LEVELS = 'care level'

/** Explains what a rate includes; “care level” links to its page. */
export function CarePricingText({ text }: { text: string }) {
  const at = text.indexOf(LEVELS)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href="/care-points" className="text-link">
        {LEVELS}
      </a>
      {text.slice(at + LEVELS.length)}
    </>
  )
}
