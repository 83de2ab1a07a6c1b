import { clsx } from 'clsx'
import type { BrandMark, DrawnPicture } from '@/lib/site/brand/brand-mark'

type Props = {
  brand: BrandMark
  hasLine?: boolean
  inverted?: boolean
  small?: boolean
  className?: string
}

/** Home link: the company's logo, or its icon with the short name. */
export function BrandLink({ brand, hasLine = false, inverted = false, small = false, className }: Props) {
  const { word, line } = brand
  const logo = inverted ? brand.logoDark : brand.logo
  const icon = inverted ? brand.iconDark : brand.icon
  return (
    <a
      href="/"
      data-frame="home"
      className={clsx('flex min-h-11 items-center gap-3.5 rounded-control no-underline', className)}
    >
      {logo ? (
        <BrandImage
          picture={logo}
          alt={word}
          className={clsx(
            'w-auto max-w-[min(15rem,52vw)] object-contain object-left',
            small ? 'h-10 sm:h-12' : 'h-12',
          )}
        />
      ) : (
        <>
          {icon ? (
            <BrandImage
              picture={icon}
              alt=""
              className={clsx('w-auto object-contain', small ? 'h-10 sm:h-12' : 'h-12')}
            />
          ) : (
            <span aria-hidden="true" className="brand-initial">
              {word.slice(0, 1)}
            </span>
          )}
          <span className="grid gap-0.5 leading-none">
            <span
              className={clsx(
                'font-display font-[520]',
                small ? 'text-[min(1.25rem,5.2vw)] sm:text-[1.625rem]' : 'text-[min(1.625rem,6.6vw)]',
              )}
            >
              {word}
            </span>
            {hasLine && (
              <span className="hidden text-small leading-tight font-[560] text-ink-soft @min-[46rem]:block @min-[72rem]:hidden @min-[84rem]:block">
                {line}
              </span>
            )}
          </span>
        </>
      )}
      <span className="sr-only">, home page</span>
    </a>
  )
}

type ImageProps = { picture: DrawnPicture; alt: string; className: string }

function BrandImage({ picture: { url, width, height }, alt, className }: ImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a logo of a few hundred bytes has no variants
    <img src={url} width={width} height={height} alt={alt} className={className} />
  )
}
