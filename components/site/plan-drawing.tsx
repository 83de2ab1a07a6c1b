import { clsx } from 'clsx'
import { ZoomIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture, type PictureImage } from '@/components/site/picture'
import { takenText } from '@/lib/site/content/taken-text'
import type { PlanDrawing as Drawing } from '@/lib/site/floor-plans/plan-drawing'

type EnlargeProps = { href: string; name: string; className: string; children: ReactNode }

/** A picture that opens enlarged on click (`data-plan`, components/site/frame), else links to the file. */
function EnlargeLink({ href, name, className, children }: EnlargeProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real button would do nothing without JavaScript
    <a
      href={href}
      role="button"
      aria-haspopup="dialog"
      data-plan={name}
      className={clsx('relative block', className)}
    >
      {children}
      {/* In the corner that drawings leave free. */}
      <ZoomIn aria-hidden="true" className="absolute top-1 left-1 size-5 text-copper" />
    </a>
  )
}

export function PlanDrawing({
  drawing,
  name,
  className,
}: {
  drawing: Drawing
  name: string
  className: string
}) {
  return (
    <EnlargeLink href={drawing.url} name={name} className={className}>
      {/* biome-ignore lint/performance/noImgElement: a vector has no variants */}
      <img
        src={drawing.url}
        alt={`${name}: ${drawing.alt}`}
        width={600}
        height={450}
        loading="lazy"
        className="w-full"
      />
    </EnlargeLink>
  )
}

type PhotoProps = { image: PictureImage; name: string; now: Date; sizes: string; className: string }

/** For a plan without rooms: its picture, enlarged like a drawing, with the day it was taken. */
export function PlanPhoto({ image, name, now, sizes, className }: PhotoProps) {
  const words = image.decorative ? '' : image.alt
  return (
    <figure>
      <EnlargeLink href={image.url} name={name} className={className}>
        <Picture
          image={image}
          alt={[name, words].filter(Boolean).join(': ')}
          fit="contain"
          sizes={sizes}
          className="aspect-[4/3] w-full bg-field p-3"
        />
      </EnlargeLink>
      <figcaption className="mt-1.5 text-small text-ink-soft empty:hidden">
        {takenText(null, image, now)}
      </figcaption>
    </figure>
  )
}
