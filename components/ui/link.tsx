import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link inside the application. Never fetched ahead by Next, which asks three times and keeps the answer for minutes: the
 * frame fetches what somebody is about to open (components/site/frame/use-warm-links.ts).
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
