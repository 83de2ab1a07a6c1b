import { Picture, type PictureImage } from '@/components/site/picture'

type Props = {
  name: string
  href?: string | null
  portrait?: PictureImage | null
  lines: (string | null | undefined | false)[]
}

export function Byline({ name, href, portrait, lines }: Props) {
  return (
    <div className="flex items-center gap-4 border-line border-t pt-5">
      {portrait && (
        <Picture
          image={portrait}
          alt=""
          sizes="72px 1/1"
          className="size-18 flex-none rounded-full object-cover"
        />
      )}
      <div className="text-small">
        <p className="text-control font-[640]">
          {href ? (
            <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)} className="text-ink-soft">
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
