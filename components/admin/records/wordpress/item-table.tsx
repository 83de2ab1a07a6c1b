import { Disclosure } from '@/components/admin/kit/disclosure'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { readWordpressImport, WordpressOutcome } from '@/lib/records/wordpress/find-import'

type Items = Awaited<ReturnType<typeof readWordpressImport>>['items']

const OUTCOMES: Record<WordpressOutcome, { word: string; tone: 'ok' | 'info' | 'bad' | 'neutral' }> = {
  waiting: { word: 'New', tone: 'info' },
  created: { word: 'Created', tone: 'ok' },
  known: { word: 'Already here', tone: 'neutral' },
  refused: { word: 'Refused', tone: 'bad' },
  'left-out': { word: 'Skipped', tone: 'neutral' },
}

const KINDS: Record<string, string> = { post: 'Article', page: 'Informational page', picture: 'Picture' }

export const kindName = (kind: string) => KINDS[kind] ?? kind

export const outcomeName = (outcome: string) => OUTCOMES[outcome as WordpressOutcome]?.word ?? outcome

const VALUE_CHARS = 300

/** Each item with what it becomes, its fields, what is lost on the way, and a link to its changed text. */
export function ItemTable({ id: importId, items, left }: { id: string; items: Items; left: number }) {
  return (
    <div className="border-line border-y bg-card">
      <table aria-label="Items of the export" className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {['Item', 'Becomes', 'Old and new URL', 'Lost or refused'].map((heading) => (
              <th key={heading} scope="col" className="h-11 px-4 text-left font-[620]">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map(({ id, kind, title, address, path, outcome, words, fields, hasText }) => (
            <tr
              key={id}
              className="border-b border-line align-top last:border-0 max-md:grid max-md:gap-1 max-md:p-4"
            >
              <th scope="row" className="text-left font-[620] [overflow-wrap:anywhere] md:px-4 md:py-1.5">
                {title}
                {fields && <Fields fields={fields} />}
                {hasText && (
                  <Link
                    href={`/admin/wordpress/${importId}?text=${id}#text-changes`}
                    className="text-link flex min-h-11 w-fit items-center font-normal"
                  >
                    Changes in the text<span className="sr-only"> of {title}</span>
                  </Link>
                )}
              </th>
              <td className="md:w-52 md:px-4 md:py-1.5">
                <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].word}</Badge> {kindName(kind)}
              </td>
              <td className="text-ink-soft [overflow-wrap:anywhere] md:px-4 md:py-1.5">
                {address}
                {path && path !== address && ` → ${path}`}
              </td>
              <td className="text-ink-soft [overflow-wrap:anywhere] md:px-4 md:py-1.5">{words.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <p className="border-t border-line px-4 py-3 text-dense text-ink-soft">
          and {left.toLocaleString('en-US')} more
        </p>
      )}
    </div>
  )
}

/** The fields of the record with their values, as they would be stored. */
function Fields({ fields }: { fields: Record<string, unknown> }) {
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return (
    <Disclosure needsSomebody={false} summary={<span className="font-normal text-ink-soft">Fields</span>}>
      <dl className="grid gap-1 font-normal">
        {filled.map(([name, value]) => (
          <div key={name}>
            <dt className="inline font-[620]">{name}: </dt>
            <dd className="inline text-ink-soft">{shown(value)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

function shown(value: unknown): string {
  const text = (Array.isArray(value) ? value.join(', ') : String(value)).replaceAll(/[\ue000\ue001]/g, ' ')
  return text.length > VALUE_CHARS ? `${text.slice(0, VALUE_CHARS)}…` : text
}
