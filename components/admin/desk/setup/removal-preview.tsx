import { Card } from '@/components/admin/kit/card'
import {
  LIST_FRAME,
  LIST_HEAD,
  LIST_HEADING,
  LIST_ROW,
  ListCell,
} from '@/components/admin/kit/list/list-cell'
import { Link } from '@/components/ui/link'
import type { RemovalPreview } from '@/lib/records/demo/remove-demo'

/** Lists of the records that the removal of the demo deletes and keeps. */
export function RemovalLists({ preview }: { preview: RemovalPreview }) {
  const { removed, kept, cleared, leads } = preview
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start">
      <Card id="removed" title="Goes to the trash">
        {removed.length === 0 ? (
          <p className="text-dense text-ink-soft">No demo records are left.</p>
        ) : (
          <ul className="columns-2 gap-x-6 text-dense">
            {removed.map(({ kind, count }) => (
              <li
                key={kind}
                className="flex justify-between gap-x-3 border-line border-b py-1 break-inside-avoid"
              >
                <span className="min-w-0 wrap-anywhere">{kind}</span>
                <span className="tabular">{count.toLocaleString('en-US')}</span>
              </li>
            ))}
          </ul>
        )}
        {leads > 0 && (
          <p className="mt-2 text-dense text-ink-soft">
            {leads === 1 ? 'One tour request stays' : `${leads} tour requests stay`}, without a community.
          </p>
        )}
      </Card>
      <div className="grid min-w-0 gap-4">
        {cleared.length > 0 && (
          <Card id="cleared" title="Only the demo’s values are removed">
            <ul className="text-dense">
              {cleared.map(({ kind, href, stays }) => (
                <li key={href} className="border-line border-b py-1 last:border-0">
                  <Link href={href} className="text-link">
                    {kind}
                  </Link>
                  {stays.length > 0 ? `. Yours stay: ${stays.join(', ')}` : '. None of its values are yours'}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card id="kept" title={kept.length === 0 ? 'Nothing else is kept' : `${kept.length} kept`}>
          {kept.length === 0 ? (
            <p className="text-dense text-ink-soft">Demo records that you edit are kept and listed here.</p>
          ) : (
            <div className={LIST_FRAME}>
              <table aria-labelledby="kept" className="w-full text-dense max-md:block">
                <thead className={LIST_HEAD}>
                  <tr>
                    {['Record', 'Kind', 'Why'].map((heading) => (
                      <th key={heading} scope="col" className={LIST_HEADING}>
                        {heading}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="max-md:block">
                  {kept.map(({ kind, title, why, href }) => (
                    <tr key={href} className={LIST_ROW}>
                      <ListCell place="title" className="md:max-w-60">
                        <Link href={href} className="block truncate font-[620] hover:underline">
                          {title}
                        </Link>
                      </ListCell>
                      <ListCell className="md:whitespace-nowrap">{kind}</ListCell>
                      <ListCell>{why}</ListCell>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Card>
      </div>
    </div>
  )
}
