import { Download } from 'lucide-react'

export function CsvLink({ href, what }: { href: string; what: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4"
    >
      <Download aria-hidden="true" className="size-4.5" />
      CSV<span className="sr-only"> {what}</span>
    </a>
  )
}
