import './comparison-table.css'
import { X } from 'lucide-react'
import { Picture } from '@/components/site/picture'
import { PriceText } from '@/components/site/price-line'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { ASK_US } from '@/lib/site/communities/ask-us'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { comparePath } from '@/lib/site/communities/compared-slugs'
import type { Cell, ComparisonGroup } from '@/lib/site/communities/comparison'

type Props = { communities: CommunityDetail[]; groups: ComparisonGroup[] }

/** One row per attribute; on phones a block, kept a table by ARIA roles. Equal rows can be hidden. */
export function ComparisonTable({ communities, groups }: Props) {
  const names = communities.map(({ name }) => name)
  return (
    <div className="comparison relative">
      {communities.length > 1 && (
        <label className="no-print mb-6 flex min-h-11 w-fit cursor-pointer items-center gap-3 md:absolute md:top-0 md:left-0 md:max-w-[23%]">
          <input type="checkbox" data-only-differences="" className="size-6 flex-none accent-evergreen" />
          Show only differences
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
                    <div>
                      <CellText cell={cell} />
                    </div>
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
  if (!cell) return <span className="text-ink-soft">{ASK_US}</span>
  const [only] = cell.lines
  return (
    <>
      {cell.lines.length === 1 ? (
        <PriceText text={only ?? ''} />
      ) : (
        <ul>
          {cell.lines.map((line) => (
            <li key={line}>
              <PriceText text={line} />
            </li>
          ))}
        </ul>
      )}
      {cell.note && (
        <span className="block text-small text-ink-soft">
          <PriceText text={cell.note} />
        </span>
      )}
    </>
  )
}

/** Column header: the community, its tour link, and a link that removes it from the comparison. */
function CommunityHead({ community, others }: { community: CommunityDetail; others: CommunityDetail[] }) {
  const without = comparePath(others.map(({ slug }) => slug))
  return (
    <div className="community-head">
      {community.image && (
        <Picture
          image={community.image}
          sizes="(min-width: 48rem) 17rem 3/1, 6rem 16/11"
          className="aspect-[16/11] w-full md:aspect-[3/1] rounded-picture"
        />
      )}
      <div>
        <p className="type-h3">
          <a href={`/communities/${community.slug}`} className="inline-flex min-h-11 items-center text-ink">
            {community.name}
          </a>
        </p>
        {community.city && <p className="text-small font-normal text-ink-soft">{community.city}</p>}
        <div className="no-print mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TourLink
            communityId={community.id}
            communityName={community.name}
            className={`${buttonVariants({ variant: 'outline', size: 'sm' })} min-h-11`}
          >
            Schedule a tour<span className="sr-only"> of {community.name}</span>
          </TourLink>
          <a
            href={without}
            className="inline-flex min-h-11 items-center gap-1.5 text-small text-link"
            aria-label={`Remove ${community.name}`}
          >
            <X aria-hidden="true" className="size-4.5" />
            Remove
          </a>
        </div>
      </div>
    </div>
  )
}
