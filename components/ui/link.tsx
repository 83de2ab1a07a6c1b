import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link inside the application. Never fetched ahead: our pages are drawn per request, so a prefetch is a whole page
 * of data for an address most readers never open (docs/decisions/004-addresses.md).
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />
}
