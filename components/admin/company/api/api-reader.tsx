'use client'

import { useState } from 'react'
import type { Call } from '@/components/admin/company/api/api-description'
import { TryCall } from '@/components/admin/company/api/try-call'
import { Select } from '@/components/ui/field'

/** The API's calls by group; each opens to show its details and a form to try it. */
export function ApiReader({ calls }: { calls: Call[] }) {
  const groups = [...new Set(calls.map(({ group }) => group))]
  const [group, setGroup] = useState(groups[0])
  return (
    <div className="grid gap-5">
      <div className="max-w-96">
        <label htmlFor="api-group" className="font-semibold">
          About
        </label>
        <Select
          id="api-group"
          data-dense
          className="mt-1"
          value={group}
          onChange={(event) => setGroup(event.target.value)}
        >
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </div>
      <ul className="grid gap-3">
        {calls
          .filter((call) => call.group === group)
          .map((call) => (
            <CallEntry key={`${call.method} ${call.path}`} call={call} />
          ))}
      </ul>
    </div>
  )
}

function CallEntry({ call }: { call: Call }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="rounded-control border border-line bg-card">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
          <span className="w-17 rounded-badge bg-paper px-2 py-0.5 text-center text-dense font-bold">
            {call.method}
          </span>
          <span className="font-semibold">{call.summary}</span>
          <code className="text-dense break-all text-ink-soft">{call.path}</code>
        </summary>
        {isOpen && (
          <div className="grid gap-4 border-t border-line px-5 py-4">
            {call.description && <p className="max-w-[65ch]">{call.description}</p>}
            <TryCall call={call} />
          </div>
        )}
      </details>
    </li>
  )
}
