import { useCompanyZone } from '@/components/admin/kit/company-zone'
import type { EntityName, Field } from '@/lib/records/declare/field'
import { shownValue } from '@/lib/records/declare/shown-value'
import type { Related } from '@/lib/records/relations/related'

type Props = { field: Field | undefined; value: unknown; related: Related }

/** A value in a list: label of a reference, color with swatch, or text. */
export function CellValue({ field, value, related }: Props) {
  const timeZone = useCompanyZone()
  if (field?.entity && typeof value === 'string') {
    const reference = related[field.entity]?.[value]
    if (field.kind === 'image') return <Thumbnail source={reference?.thumbnail} />
    return <>{reference?.title ?? '–'}</>
  }
  if (field?.entity && Array.isArray(value)) {
    const titles = value.map((id) => related[field.entity as EntityName]?.[String(id)]?.title ?? 'Untitled')
    return <OneLine words={titles.join(', ') || '–'} />
  }
  const isOneWord = field?.kind === 'phone' || field?.kind === 'date' || field?.kind === 'dateTime'
  const words = shownValue(field, value, timeZone)
  return isOneWord ? <span className="whitespace-nowrap">{words}</span> : <OneLine words={words} />
}

/** The whole text is on the record's page, and below the pointer. */
function OneLine({ words }: { words: string }) {
  return (
    <span title={words} className="line-clamp-1 [overflow-wrap:anywhere]">
      {words}
    </span>
  )
}

/** Small picture next to a title; decorative, so hidden from screen readers. */
export function Thumbnail({ source }: { source: string | undefined }) {
  if (!source)
    return <span aria-hidden="true" className="block size-6 flex-none rounded-picture bg-linen md:size-8" />
  return (
    // biome-ignore lint/performance/noImgElement: resized variants are made at upload
    <img
      src={source}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="size-6 flex-none rounded-picture object-cover md:size-8"
    />
  )
}
