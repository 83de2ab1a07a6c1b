import { formatDay } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { Family } from '@/lib/desk/households/families'
import { sourceName } from '@/lib/leads/sources/registry'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** One of two possibly identical households: people, contact data and requests. */
export function FamilyCard({ family, zone }: { family: Family; zone: string }) {
  const { name, names, phones, emails, residents, requests, requestCount, since } = family
  const others = names.filter((one) => one !== name)
  return (
    <div className="min-w-0 rounded-control border border-line bg-paper p-4">
      <h3 className="wrap-anywhere type-h4">{name}</h3>
      {others.length > 0 && <p className="text-dense text-ink-soft">Also {others.join(', ')}</p>}
      <p className="mt-1 wrap-anywhere text-dense">{[...phones.map(writtenPhone), ...emails].join(', ')}</p>
      {residents.length > 0 && (
        <p className="mt-1 wrap-anywhere text-dense">Moving in: {residents.join(', ')}</p>
      )}
      <p className="mt-1 text-dense text-ink-soft">
        {requestCount === 1 ? 'One request' : `${requestCount} requests`}
        {since && `, since ${formatDay(since, zone)}`}
      </p>
      <ul className="mt-1">
        {requests.map((request) => (
          <li key={request.id}>
            <Link
              href={`/admin/tour-requests/${request.id}`}
              className="inline-flex min-h-11 items-center text-dense text-link"
            >
              {formatDay(request.createdAt, zone)}, {request.community ?? 'any community'},{' '}
              {sourceName(request.source)}
              <span className="sr-only"> of {request.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
