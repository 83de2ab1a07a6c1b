const POINTS = 'care points'

/** Says what a rate includes; 'care points' links to their explanation. */
export function CarePricingText({ text }: { text: string }) {
  const at = text.indexOf(POINTS)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href="/care-points" className="text-link">
        {POINTS}
      </a>
      {text.slice(at + POINTS.length)}
    </>
  )
}
