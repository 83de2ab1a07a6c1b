/** Code that scrolls horizontally, also by keyboard. */
export function CodeBlock({ code }: { code: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line bg-paper p-4 text-small leading-relaxed"
    >
      <code>{code}</code>
    </pre>
  )
}
