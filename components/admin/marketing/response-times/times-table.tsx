import { Card } from '@/components/admin/kit/card'
import { CsvLink } from '@/components/admin/marketing/response-times/csv-link'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import { figureLeadsAddress, rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import { duration } from '@/lib/marketing/reports/duration'
import type { Grouping, NumbersRange } from '@/lib/marketing/reports/numbers-query'
import type { GroupTimes } from '@/lib/marketing/response-times/response-times'

const TITLES: Record<Grouping, string> = {
  hour: 'By hour of the request',
  weekday: 'By weekday',
  source: 'By form',
  community: 'By community',
  region: 'By region',
  person: 'By colleague who tried first',
}

type Props = { grouping: Grouping; groups: GroupTimes[]; range: NumbersRange; mayExport: boolean }

/** Response times by group, with a bar for in-time and late. */
export function TimesTable({ grouping, groups, range, mayExport }: Props) {
  const most = Math.max(1, ...groups.map(({ received }) => received))
  const width = (count: number) => ({ width: `${(count / most) * 100}%` })
  return (
    <Card
      title={TITLES[grouping]}
      aside={
        mayExport &&
        groups.length > 0 && (
          <CsvLink
            href={rangeAddress('/api/admin/response-times/export', range, { group: grouping })}
            what={TITLES[grouping].toLowerCase()}
          />
        )
      }
    >
      {groups.length === 0 ? (
        <p className="text-ink-soft">No data for these dates.</p>
      ) : (
        <WideTable label={TITLES[grouping]}>
          <table className="w-full text-left text-dense tabular">
            <thead>
              <tr className="border-line-strong border-b text-ink-soft">
                <th scope="col" className="py-2 font-[580]">
                  <span className="sr-only">{TITLES[grouping]}</span>
                </th>
                <FigureHeading>Requests</FigureHeading>
                <FigureHeading>In time</FigureHeading>
                <FigureHeading>Late</FigureHeading>
                <FigureHeading>Median</FigureHeading>
                <FigureHeading>90th percentile</FigureHeading>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr key={group.key} className="border-line border-b last:border-0">
                  <th scope="row" className="min-w-28 py-1.5 pr-3 font-[580]">
                    {group.name}
                    <span aria-hidden="true" className="mt-1 flex h-2 forced-color-adjust-none">
                      <span className="bg-evergreen" style={width(group.inTime)} />
                      <span className="bg-bad" style={width(group.late)} />
                      <span
                        className="bg-sage"
                        style={width(Math.max(0, group.received - group.inTime - group.late))}
                      />
                    </span>
                  </th>
                  {(['received', 'inTime', 'late'] as const).map((measure) => (
                    <td key={measure} className="pl-3 text-right">
                      <FigureLink
                        count={group[measure]}
                        href={figureLeadsAddress(range, { measure, group: grouping, key: group.key })}
                        what={`${measure === 'late' ? 'late' : measure === 'inTime' ? 'in time' : 'requests'}, ${group.name}`}
                      />
                    </td>
                  ))}
                  <td className="pl-3 text-right whitespace-nowrap">{duration(group.medianStaffed)}</td>
                  <td className="pl-3 text-right whitespace-nowrap">
                    {group.p90Staffed === null ? 'not yet' : duration(group.p90Staffed)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Card>
  )
}
