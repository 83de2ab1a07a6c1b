import { clsx } from 'clsx'
import { Plus } from 'lucide-react'

type Props = {
  id: string
  label: string
  names: string[]
  /** Name of the tag that would be created; null when it exists. */
  made: string | null
  isOpen: boolean
  active: number
  /** The new tag is the index after the last. */
  onChoose: (at: number) => void
}

/** Options below the tag input. They are not focusable, so the input keeps focus. */
export function TagOptions({ id, label, names, made, isOpen, active, onChoose }: Props) {
  const options = [...names, ...(made === null ? [] : [made])]
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? `${names.length} ${names.length === 1 ? 'tag' : 'tags'} found` : ''}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-control border border-line bg-card p-1.5 shadow-raised"
      >
        {options.map((name, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          <div
            key={at < names.length ? name : 'made'}
            id={`${id}-${at}`}
            ref={at === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => onChoose(at)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-badge px-3 py-2 [overflow-wrap:anywhere] hover:bg-paper',
              at === active && 'bg-paper outline-2 outline-copper',
            )}
          >
            {at === names.length ? (
              <>
                <Plus className="size-4.5 flex-none" aria-hidden="true" />
                Create the tag “{name}”
              </>
            ) : (
              name
            )}
          </div>
        ))}
      </div>
    </>
  )
}
