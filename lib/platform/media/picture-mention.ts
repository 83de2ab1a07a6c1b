/** How wide a picture in a text is: the column is 66 characters, three pixels to a point on a phone. In pixels. */
export const TEXT_WIDTH = 1200

/** A picture as it is named in somebody's text. */
type Named = { url: string; width: number; height: number }

/** What all addresses of a picture begin with, whatever the size, for instance `/media/pictures/0f…/`. */
export function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1)
}

/**
 * Text or an address with every mention of a picture changed to another one: its address in whatever size, and the size
 * of an `<img>` that shows it.
 * @param folder of the picture that was there
 */
export function followPicture(text: string, folder: string, { url, width, height }: Named): string {
  const sized = text.replace(/<img\b[^>]*>/g, (tag) =>
    tag.includes(`"${folder}`)
      ? tag.replace(/ width="\d*"/, ` width="${width}"`).replace(/ height="\d*"/, ` height="${height}"`)
      : tag,
  )
  return sized.replaceAll(new RegExp(`${escaped(folder)}[\\w.-]+`, 'g'), url)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
