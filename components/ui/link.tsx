import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A back-office link without Next's prefetching, which sends three requests and caches stale answers. Public
 * pages use plain links (components/site/frame/use-frame-clicks.ts), which saves them 4 KB.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
