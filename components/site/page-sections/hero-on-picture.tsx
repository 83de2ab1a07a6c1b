import { HeroActions, HeroCopy } from '@/components/site/page-sections/hero-copy'
import type { HeroProps } from '@/components/site/page-sections/page-hero-props'
import { Picture } from '@/components/site/picture'
import type { PictureImage } from '@/lib/platform/media/picture-select'

/**
 * Hero text on the picture, centered or right; on phones overlapping its lower edge. Staff choose how dark
 * the picture is; the panel keeps the text readable (7:1) regardless.
 */
export function HeroOnPicture(hero: HeroProps) {
  const { image, overlayOpacity = 0, alignment } = hero
  const isCentered = alignment === 'center'
  return (
    <header className="relative isolate overflow-hidden bg-deep">
      {image && (
        <div className="relative -z-10 lg:absolute lg:inset-0 print:hidden">
          <Picture
            image={image}
            priority
            sizes="(min-width: 64rem) 100vw 40rem, (min-width: 40rem) 100vw 24rem, 100vw 16rem"
            className="h-64 w-full sm:h-96 lg:h-full"
          />
          <div
            aria-hidden="true"
            className="absolute inset-0 bg-deep"
            style={{ opacity: Math.min(1, Math.max(0, overlayOpacity)) }}
          />
        </div>
      )}
      <div
        className={`wrap flex max-lg:-mt-10 max-lg:pb-10 lg:min-h-[35rem] lg:items-center lg:py-24 ${isCentered ? 'justify-center' : 'justify-end'}`}
      >
        <div
          className={`max-w-[44rem] rounded-dialog bg-ivory px-6 py-8 shadow-above sm:px-10 sm:py-10 ${isCentered ? 'text-center [&_p]:mx-auto [&_p]:justify-center' : ''}`}
        >
          <HeroCopy {...hero} />
          <HeroActions {...hero} className={`mt-7 ${isCentered ? 'sm:justify-center' : ''}`} />
        </div>
      </div>
    </header>
  )
}

const MAX_PICTURES = 4

/** More header pictures in one row below it. */
export function FurtherPictures({ images }: { images: PictureImage[] }) {
  if (images.length === 0) return null
  return (
    <ul className="wrap grid grid-cols-2 gap-3 pt-6 lg:grid-cols-4">
      {images.slice(0, MAX_PICTURES).map((image) => (
        <li key={image.url}>
          <Picture
            image={image}
            sizes="(min-width: 64rem) 17rem 4/3, 45vw 4/3"
            className="aspect-[4/3] w-full rounded-picture"
          />
        </li>
      ))}
    </ul>
  )
}
