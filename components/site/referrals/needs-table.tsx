import type { CareNeeds } from '@/lib/site/referrals/care-needs'

/** Answers of each kind of care, need by need. */
export function NeedsTable({ kinds, needs }: CareNeeds) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="pb-3 text-left text-small text-ink-soft">
          This is a first look. A nurse’s assessment decides.
        </caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4">
              Need
            </th>
            {kinds.map(({ slug, name }) => (
              <th key={slug} scope="col" className="py-2 pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.map(({ id, name, answers }) => (
            <tr key={id} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-4 font-[600]">
                {name}
              </th>
              {kinds.map(({ slug }, at) => (
                <td key={slug} className="py-2 pr-4">
                  {answers[at] ?? 'Please ask'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
