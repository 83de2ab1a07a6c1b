/** Code that scrolls horizontally, also by keyboard. `CopyCode` on the page makes the button work. */
export function CodeBlock({ code, name }: { code: string; name?: string }) {
  return (
    <figure className="min-w-0 rounded-control border border-line bg-paper">
      <figcaption className="flex min-h-11 items-center justify-between gap-4 border-line border-b pl-4">
        <span className="min-w-0 wrap-anywhere text-small text-ink-soft">{name}</span>
        <button
          type="button"
          data-copy=""
          hidden
          className="min-h-11 flex-none cursor-pointer px-4 font-[620]"
        >
          Copy
        </button>
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto p-4 text-small leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
