import { clsx } from 'clsx'

type Props = { word: string; line?: string | undefined; inverted?: boolean; className?: string }

/** The mark and the company's word, linking home. */
export function BrandLink({ word, line, inverted = false, className }: Props) {
  return (
    <a
      href="/"
      data-frame="home"
      className={clsx('flex items-center gap-3.5 rounded-control no-underline', className)}
    >
      {/* biome-ignore lint/performance/noImgElement: an SVG of 600 bytes has no variants */}
      <img src={inverted ? '/brand/mark-inverted.svg' : '/brand/mark.svg'} width={43} height={48} alt="" />
      <span className="grid gap-0.5 leading-none">
        <span className="font-display text-[1.625rem] font-[520] [font-variation-settings:'SOFT'_80,'WONK'_0]">
          {word}
        </span>
        {line && <span className="hidden text-[0.9375rem] font-[560] text-ink-soft sm:block">{line}</span>}
        <span className="sr-only">, home page</span>
      </span>
    </a>
  )
}
