import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { ConnectionLine } from '@/lib/desk/connections/read-connections'

/** State of a connection: set up or not, by whom, and a failed last test. */
export function ConnectionState({
  isSet,
  sources,
  last,
}: Pick<ConnectionLine, 'isSet' | 'sources' | 'last'>) {
  if (!isSet)
    return (
      <Badge>
        <CirclePause aria-hidden="true" />
        Not set up
      </Badge>
    )
  if (last && !last.succeeded)
    return (
      <Badge tone="bad">
        <TriangleAlert aria-hidden="true" />
        Test failed
      </Badge>
    )
  return (
    <Badge tone="ok">
      <CircleCheck aria-hidden="true" />
      {sources.includes('environment') ? 'Set by the server' : 'Set up'}
    </Badge>
  )
}
