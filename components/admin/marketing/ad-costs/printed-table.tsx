import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import type { ReportTable } from '@/lib/marketing/monthly-report/report-table'

/** A table as it stands on the printed sheet: figures to the right, a line for each group. */
export function PrintedTable({ table: { headings, rows } }: { table: ReportTable }) {
  const [name = '', ...figures] = headings
  const title = `By ${name.toLowerCase()}`
  return (
    <section className="mt-4 print:mt-1.5">
      <h2 className="text-base font-[620] print:text-[10pt]">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">No data for these dates.</p>
      ) : (
        <WideTable label={title}>
          <table className="w-full text-left tabular">
            <thead>
              <tr className="border-line-strong border-b text-ink-soft">
                <th scope="col" className="font-[580]">
                  {name}
                </th>
                {figures.map((figure) => (
                  <th key={figure} scope="col" className="pl-3 text-right font-[580] whitespace-nowrap">
                    {figure}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [line, ...cells] }) => (
                <tr key={key} className="border-line border-b">
                  <th scope="row" className="max-w-60 truncate font-normal">
                    {line}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={figures[at]} className="pl-3 text-right whitespace-nowrap">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </section>
  )
}
