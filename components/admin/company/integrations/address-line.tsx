import { Fragment } from 'react'
import { CopyButton } from '@/components/admin/kit/copy-button'

/** A URL to enter in the other system. */
export function AddressLine({ label, address }: { label: string; address: string }) {
  return (
    <div>
      <p className="text-dense text-ink-soft">{label}</p>
      <p className="flex items-center gap-1">
        <code className="min-w-0 text-dense wrap-anywhere">
          {address.split(/(?<=[^:/]\/)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
        <CopyButton
          text={address}
          what={`the ${label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`}
        />
      </p>
    </div>
  )
}
