'use client'

import { useId, useState } from 'react'
import { CopyButton } from '@/components/admin/kit/copy-button'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'

const DAYS = [1, 7, 30] as const

/** Creates a link to the draft for people without an account. */
export function SharePreview({ address }: { address: string }) {
  const id = useId()
  const { send } = useAction({ redraw: false, toastsRefusal: true })
  const [days, setDays] = useState<(typeof DAYS)[number]>(7)
  const [url, setUrl] = useState<string | null>(null)

  async function share() {
    const answer = await send<{ url: string }>('POST', `${address}/preview`, { days })
    if (answer) setUrl(answer.url)
  }

  return (
    <div className="grid gap-2 border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-semibold">
          Link for others, valid for
        </label>
        <Select
          id={id}
          value={days}
          onChange={(event) => setDays(Number(event.target.value) as (typeof DAYS)[number])}
          className="w-auto"
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 day' : `${count} days`}
            </option>
          ))}
        </Select>
        <Button variant="outline" onClick={() => void share()}>
          Create link
        </Button>
      </div>
      <div aria-live="polite">
        {url && (
          <div className="flex items-center gap-2 rounded-control border border-line-strong bg-card pr-1 pl-3">
            <code className="min-w-0 flex-1 truncate text-small">{url}</code>
            <CopyButton text={url} what="the link" />
          </div>
        )}
        {url && (
          <p className="mt-1 text-dense text-ink-soft">
            Anyone with the link sees the current draft, without an account.
          </p>
        )}
      </div>
    </div>
  )
}
