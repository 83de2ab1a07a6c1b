import { HeroActions, HeroCopy } from '@/components/site/page-sections/hero-copy'
import type { HeroLayout, HeroProps } from '@/components/site/page-sections/page-hero-props'
import { Picture } from '@/components/site/picture'
import type { PictureImage } from '@/lib/platform/media/picture-select'

/** The top of a page in one of five layouts; without a picture, text on a plain background. */
export function PageHero({ layout, ...hero }: HeroProps & { layout: HeroLayout }) {
  return (
    <>
      <Composition layout={layout} {...hero} />
      <FurtherPictures images={hero.furtherImages ?? []} />
    </>
  )
}

function Composition({ layout, ...hero }: HeroProps & { layout: HeroLayout }) {
  if (!hero.image) return <PlainHero {...hero} />
  if (hero.alignment === 'center' || hero.alignment === 'right') return <HeroOnPicture {...hero} />
  switch (layout) {
    case 'panorama':
      return <PanoramaHero {...hero} />
    case 'window':
      return <WindowHero {...hero} />
    case 'print':
      return <PrintHero {...hero} />
    case 'cut':
      return <CutHero {...hero} />
    case 'plain':
      return <PlainHero {...hero} />
  }
}

/** Text and buttons side by side, the picture across the page below. */
function PanoramaHero(hero: HeroProps) {
  return (
    <header className="bg-ivory pt-9 lg:pt-16">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <HeroCopy {...hero} />
        </div>
        <HeroActions {...hero} className="lg:justify-end lg:border-line lg:border-t lg:pt-6" />
      </div>
      {hero.image && (
        <div className="mx-auto mt-8 max-w-[76rem] lg:mt-10 lg:px-4">
          <Picture
            image={hero.image}
            priority
            sizes="(min-width: 64rem) 74rem 30rem, (min-width: 40rem) 100vw 24rem, 100vw 12rem"
            className="h-48 w-full sm:h-96 lg:h-[30rem] lg:rounded-picture"
          />
        </div>
      )}
    </header>
  )
}

/** Full-width picture with the text on a panel over its lower left. */
function WindowHero(hero: HeroProps) {
  return (
    <header className="bg-ivory">
      {hero.image && (
        <Picture
          image={hero.image}
          priority
          sizes="(min-width: 64rem) 100vw 35rem, (min-width: 40rem) 100vw 24rem, 100vw 12rem"
          className="h-48 w-full sm:h-96 lg:h-[35rem]"
        />
      )}
      <div className="wrap relative -mt-4 lg:-mt-44">
        <div className="-mx-5 rounded-t-control bg-ivory px-5 pt-8 md:-mx-6 md:px-6 lg:mx-0 lg:-ml-[50vw] lg:w-[calc(50vw+min(43rem,80vw))] lg:rounded-tl-none lg:pt-12 lg:pr-14 lg:pl-[50vw]">
          <HeroCopy {...hero} />
          <HeroActions {...hero} className="mt-7" />
        </div>
      </div>
    </header>
  )
}

/** Text next to a picture that overhangs the section's edge. */
function PrintHero(hero: HeroProps) {
  return (
    <header className="bg-paper pt-10 lg:mb-16 lg:pt-16">
      <div className="wrap grid grid-cols-1 gap-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <div className="pb-12 max-lg:order-2 lg:self-center lg:pb-20">
          <HeroCopy {...hero} />
          <HeroActions {...hero} className="mt-8" />
        </div>
        {hero.image && (
          <div className="print lg:-mb-16">
            <Picture
              image={hero.image}
              priority
              sizes="(min-width: 64rem) 29rem 5/6, 86vw 2/1"
              className="aspect-[2/1] lg:aspect-[5/6]"
            />
          </div>
        )}
      </div>
    </header>
  )
}

/** The picture bleeds to the screen edge; its inner edge is irregular. */
function CutHero(hero: HeroProps) {
  return (
    <header className="grid grid-cols-1 bg-ivory lg:min-h-[37rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)]">
      <div className="relative lg:order-2">
        {hero.image && (
          <Picture
            image={hero.image}
            priority
            sizes="(min-width: 64rem) 52vw 37rem, (min-width: 40rem) 100vw 24rem, 100vw 13rem"
            className="cut-edge h-52 w-full sm:h-96 lg:absolute lg:inset-0 lg:h-full"
          />
        )}
      </div>
      <div className="hero-words">
        <HeroCopy {...hero} />
        <HeroActions {...hero} className="mt-8" />
      </div>
    </header>
  )
}

/** Text with an optional small picture, for pages that are mainly read. */
function PlainHero(hero: HeroProps) {
  return (
    <header className="bg-paper pt-12 pb-10 lg:pt-16 lg:pb-14">
      <div className="wrap grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,3fr)]">
        <div>
          <HeroCopy {...hero} />
          <HeroActions {...hero} className="mt-7" />
        </div>
        {hero.image && (
          <div className="print max-lg:hidden">
            <Picture image={hero.image} priority sizes="17rem 1/1" className="aspect-square" />
          </div>
        )}
      </div>
    </header>
  )
}

/** Hero text on the picture. Staff choose how dark it is; the panel keeps the text readable (7:1). */
function HeroOnPicture(hero: HeroProps) {
  const { image, overlayOpacity = 0, alignment } = hero
  const isCentered = alignment === 'center'
  return (
    <header className="relative isolate overflow-hidden bg-deep">
      {image && (
        <div className="relative -z-10 lg:absolute lg:inset-0 print:hidden">
          <Picture
            image={image}
            priority
            sizes="(min-width: 64rem) 100vw 40rem, (min-width: 40rem) 100vw 24rem, 100vw 12rem"
            className="h-48 w-full sm:h-96 lg:h-full"
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

function FurtherPictures({ images }: { images: PictureImage[] }) {
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
