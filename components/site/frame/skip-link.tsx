/** First in the DOM of every page; visible on focus. */
export function SkipLink() {
  return (
    <a href="#main" data-frame="skip" className="no-print skip-link">
      Skip to the content
    </a>
  )
}
