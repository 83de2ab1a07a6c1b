import { Card } from '@/components/admin/kit/card'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import type { ViewPart } from '@/lib/marketing/page-statistics/page-statistics'

type Props = {
  title: string
  parts: ViewPart[]
  /** Labels of known keys; other keys are shown as they are. */
  words?: Record<string, string>
}

/** Site-wide visitors and views by device, source type or referring site. */
export function ViewBreakdown({ title, parts, words = {} }: Props) {
  return (
    <Card title={title}>
      {parts.length === 0 ? (
        <p className="text-ink-soft">No data for these dates.</p>
      ) : (
        <table className="w-full text-left text-dense tabular">
          <thead>
            <tr className="border-line-strong border-b text-ink-soft">
              <th scope="col" className="py-2 font-[580]">
                <span className="sr-only">{title}</span>
              </th>
              <FigureHeading>Visitors</FigureHeading>
              <FigureHeading>Views</FigureHeading>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, visitors, views }) => (
              <tr key={key} className="border-line border-b last:border-0">
                <th scope="row" className="py-2 font-[580] wrap-anywhere">
                  {words[key] ?? key}
                </th>
                <td className="py-2 pl-3 text-right">{visitors.toLocaleString('en-US')}</td>
                <td className="py-2 pl-3 text-right">{views.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
