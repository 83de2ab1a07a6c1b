import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { TextPart } from '@/lib/records/wordpress/text-changes'

/** Of a part that both texts have, this much is shown at each end. */
const AROUND_CHARS = 150

type Props = { title: string; parts: TextPart[]; closeHref: string }

/** The text of an item with what cleaning removes and adds. */
export function TextChanges({ title, parts, closeHref }: Props) {
  return (
    <Card
      id="text-changes"
      title={`Changes in the text of “${title}”`}
      aside={
        <Link href={closeHref} className="text-link inline-flex min-h-11 items-center">
          Close
        </Link>
      }
    >
      {parts.every(({ kind }) => kind === 'kept') && (
        <p className="text-dense text-ink-soft">No changes. The text stays as it is.</p>
      )}
      <p className="whitespace-pre-wrap text-dense [overflow-wrap:anywhere]">
        {parts.map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          <Part key={at} kind={kind} text={text} />
        ))}
      </p>
    </Card>
  )
}

function Part({ kind, text }: TextPart) {
  if (kind === 'removed') return <del className="text-bad">{text}</del>
  if (kind === 'added') return <ins className="text-ok">{text}</ins>
  if (text.length <= 2 * AROUND_CHARS) return text
  return (
    <>
      {text.slice(0, AROUND_CHARS)}
      <span className="text-ink-soft"> … </span>
      {text.slice(-AROUND_CHARS)}
    </>
  )
}
