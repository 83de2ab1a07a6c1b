/** In pixels: a column of 66 characters at the density of phones. */
export const TEXT_WIDTH = 1200

type Named = { url: string; width: number; height: number }

/** The prefix of all sizes of a picture, for instance `/media/pictures/0f…/`. */
export function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1)
}

/** Replaces every mention of a picture and its `<img>` dimensions. @param folder of the old picture */
export function replacePictureMentions(text: string, folder: string, { url, width, height }: Named): string {
  const sized = text.replace(/<img\b[^>]*>/g, (tag) =>
    tag.includes(`"${folder}`)
      ? tag.replace(/ width="\d*"/, ` width="${width}"`).replace(/ height="\d*"/, ` height="${height}"`)
      : tag,
  )
  return sized.replaceAll(new RegExp(`${escaped(folder)}[\\w.-]+`, 'g'), url)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
