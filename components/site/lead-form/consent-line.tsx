/** Consent text from the site settings; its version is stored with the lead as evidence (B9). */
export function ConsentLine({ text }: { text: string }) {
  return (
    <p className="text-small text-ink-soft">
      {text}{' '}
      <a href="/privacy" className="text-link">
        Privacy
      </a>
    </p>
  )
}
