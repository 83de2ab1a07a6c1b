import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** A link without Next's prefetching, which sends three requests and caches stale answers. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
