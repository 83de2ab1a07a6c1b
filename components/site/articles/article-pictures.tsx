import { Picture, type PictureImage } from '@/components/site/picture'

type Props = { pictures: { id: string; caption: string | null; image: PictureImage }[] }

export function ArticlePictures({ pictures }: Props) {
  if (pictures.length === 0) return null
  return (
    <div className="mt-12 grid grid-cols-1 gap-8 sm:grid-cols-2">
      {pictures.map(({ id, caption, image }) => (
        <figure key={id}>
          <div className="print">
            <Picture image={image} sizes="(min-width: 40rem) 20rem 4/3, 86vw 4/3" className="aspect-[4/3]" />
          </div>
          {caption && <figcaption className="mt-3 text-small text-ink-soft">{caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
