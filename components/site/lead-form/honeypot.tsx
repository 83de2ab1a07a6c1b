import type { ComponentProps } from 'react'

/** A field that people cannot see or reach; only bots fill it (reading 5). */
export function Honeypot({ id, ...input }: ComponentProps<'input'> & { id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={`${id}-honeypot`}>Leave this empty</label>
      <input id={`${id}-honeypot`} type="text" tabIndex={-1} autoComplete="off" name="honeypot" {...input} />
    </div>
  )
}
