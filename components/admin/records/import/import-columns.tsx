'use client'

import { Select } from '@/components/ui/field'
import type { Mapping } from '@/lib/records/import/columns'

export type Column = { heading: string; examples: string[] }

type Props = {
  columns: Column[]
  fields: { name: string; label: string }[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Maps each column of the file to a field; the initial guess comes from its heading. */
export function ImportColumns({ columns, fields, mapping, onChange }: Props) {
  return (
    <div className="rounded-control border border-line bg-card shadow-rest">
      <table aria-label="Columns of the file" className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {['Column', 'Example', 'Field'].map((heading) => (
              <th key={heading} scope="col" className="h-11 px-4 text-left font-[620]">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {columns.map(({ heading, examples }, at) => {
            const name = heading || `Column ${at + 1}`
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
              <tr key={at} className="border-b border-line last:border-0 max-md:grid max-md:gap-2 max-md:p-4">
                <th
                  scope="row"
                  className="text-left font-[620] [overflow-wrap:anywhere] md:w-56 md:px-4 md:py-2"
                >
                  {name}
                </th>
                <td className="text-ink-soft [overflow-wrap:anywhere] md:px-4 md:py-2">
                  <span className="line-clamp-2">{examples.filter(Boolean).join(' · ') || 'Empty'}</span>
                </td>
                <td className="md:w-72 md:px-4 md:py-2">
                  <Select
                    aria-label={`Field for ${name}`}
                    data-dense=""
                    value={mapping[at] ?? ''}
                    onChange={({ target }) => onChange(mapping.with(at, target.value || null))}
                  >
                    <option value="">Do not import</option>
                    {fields.map((field) => (
                      <option key={field.name} value={field.name}>
                        {field.label}
                      </option>
                    ))}
                  </Select>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
