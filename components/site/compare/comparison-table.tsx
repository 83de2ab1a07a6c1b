import './comparison-table.css'
import { CommunityHead } from '@/components/site/compare/community-head'
import type { CommunityDetail } from '@/lib/site/communities/community'
import type { Cell, ComparisonGroup } from '@/lib/site/communities/comparison'

type Props = { communities: CommunityDetail[]; groups: ComparisonGroup[] }

/**
 * One row per attribute. On phones CSS makes each row a block; explicit ARIA roles keep it a table. Rows
 * without differences can be hidden without JavaScript.
 */
export function ComparisonTable({ communities, groups }: Props) {
  const names = communities.map(({ name }) => name)
  return (
    <div className="comparison relative">
      {communities.length > 1 && (
        <label className="no-print mb-6 flex min-h-11 w-fit cursor-pointer items-center gap-3 md:absolute md:top-0 md:left-0 md:max-w-[23%]">
          <input type="checkbox" data-only-differences="" className="size-6 flex-none accent-evergreen" />
          Show only what differs
        </label>
      )}
      <table {...as('table')}>
        <caption className="sr-only">{names.join(', ')} side by side</caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            <td {...as('cell')} />
            {communities.map((community) => (
              <th key={community.slug} {...as('columnheader')} scope="col">
                <CommunityHead
                  community={community}
                  others={communities.filter((other) => other !== community)}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title} {...as('rowgroup')}>
            <tr {...as('row')} data-group="">
              <th {...as('rowheader')} scope="rowgroup" colSpan={communities.length + 1}>
                <h2 className="type-h3">{title}</h2>
              </th>
            </tr>
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} {...as('row')} data-differs={differs && communities.length > 1 ? 'yes' : 'no'}>
                <th {...as('rowheader')} scope="row">
                  {label}
                  {differs && communities.length > 1 && <span className="sr-only"> (differs)</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={names[index]} {...as('cell')} data-community={names[index]}>
                    <CellText cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Makes an implicit role explicit, because CSS `display` removes it on phones. */
function as(role: string) {
  return { role }
}

function CellText({ cell }: { cell: Cell }) {
  if (!cell) return <span className="text-ink-soft">Not published</span>
  const [only] = cell.lines
  return (
    <>
      {cell.lines.length === 1 ? (
        only
      ) : (
        <ul>
          {cell.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {cell.note && <span className="block text-small text-ink-soft">{cell.note}</span>}
    </>
  )
}
