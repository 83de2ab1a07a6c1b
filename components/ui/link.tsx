import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link of the back office. Never fetched ahead by Next, which asks three times and keeps the answer for minutes. Public pages
 * write plain links, which their frame answers (components/site/frame/use-frame-clicks.ts): Next's would add 4 KB to each of them.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
