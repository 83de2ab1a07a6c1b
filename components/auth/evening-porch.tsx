const WIDTHS = [800, 1600]
const srcSet = (format: string) =>
  WIDTHS.map((width) => `/sign-in/porch-at-evening-${width}.${format} ${width}w`).join(', ')

/** Picture next to the form. A static file, because the media library is empty before the first account. */
export function EveningPorch() {
  return (
    <div className="cut-edge h-[min(30vh,13rem)] lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-dvh">
      <picture className="contents">
        <source type="image/avif" srcSet={srcSet('avif')} sizes="(min-width: 64rem) 90vw, 100vw" />
        <source type="image/webp" srcSet={srcSet('webp')} sizes="(min-width: 64rem) 90vw, 100vw" />
        <img
          src="/sign-in/porch-at-evening-800.webp"
          alt=""
          width={1600}
          height={1000}
          fetchPriority="high"
          className="size-full object-cover object-[46%_72%]"
        />
      </picture>
    </div>
  )
}
