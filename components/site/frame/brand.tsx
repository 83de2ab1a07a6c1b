import { clsx } from 'clsx'

type Props = {
  word: string
  line?: string | undefined
  inverted?: boolean
  small?: boolean
  className?: string
}

export function BrandLink({ word, line, inverted = false, small = false, className }: Props) {
  return (
    <a
      href="/"
      data-frame="home"
      className={clsx('flex min-h-11 items-center gap-3.5 rounded-control no-underline', className)}
    >
      {/* biome-ignore lint/performance/noImgElement: an SVG of 600 bytes has no variants */}
      <img
        src={inverted ? '/brand/mark-inverted.svg' : '/brand/mark.svg'}
        width={43}
        height={48}
        alt=""
        className={small ? 'h-10 w-9 sm:h-12 sm:w-10.75' : 'h-12 w-10.75'}
      />
      <span className="grid gap-0.5 leading-none">
        <span
          className={clsx(
            'font-display font-[520]',
            small ? 'text-[min(1.25rem,5.2vw)] sm:text-[1.625rem]' : 'text-[min(1.625rem,6.6vw)]',
          )}
        >
          {word}
        </span>
        {line && (
          <span className="hidden text-small leading-tight font-[560] text-ink-soft @min-[46rem]:block @min-[72rem]:hidden @min-[84rem]:block">
            {line}
          </span>
        )}
        <span className="sr-only">, home page</span>
      </span>
    </a>
  )
}
