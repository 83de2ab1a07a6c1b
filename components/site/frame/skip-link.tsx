import { buttonVariants } from '@/components/ui/button-variants'

/** First in the DOM of every page; seen when it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-frame="skip"
      className={`${buttonVariants()} no-print fixed top-3 left-3 z-[95] not-focus:sr-only focus:absolute`}
    >
      Skip to the content
    </a>
  )
}
