import { MAX_PICTURE_BYTES } from '@/lib/platform/media/picture-limits'

const PICTURE = /\.(?:jpe?g|png|webp|svg)$/i
/** Files that macOS and Windows put beside pictures. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$)/

const MAX_PICTURES = 500

/** The pictures among files, of ZIP files too; other files of a folder or a ZIP are left out. */
export async function picturesIn(files: readonly File[]): Promise<{ pictures: File[]; fault?: string }> {
  const pictures: File[] = []
  let fault: string | undefined
  for (const file of files) {
    if (isZip(file)) {
      try {
        pictures.push(...(await unpacked(file)))
      } catch {
        fault = `${file.name} cannot be unpacked`
      }
    } else if (!file.webkitRelativePath || isPicture(file.webkitRelativePath)) pictures.push(file)
  }
  if (pictures.length === 0 && files.length > 0) fault ??= 'This has no pictures'
  if (pictures.length > MAX_PICTURES) fault = `Only the first ${MAX_PICTURES} pictures were added`
  return { pictures: pictures.slice(0, MAX_PICTURES), ...(fault && { fault }) }
}

const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || type === 'application/zip'

const isPicture = (path: string) => PICTURE.test(path) && !HIDDEN.test(path)

async function unpacked(file: File): Promise<File[]> {
  // Loaded when a ZIP is chosen: few people ever do. Not `unzip`, whose workers our policy refuses.
  const { unzipSync } = await import('fflate')
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => isPicture(name) && originalSize <= MAX_PICTURE_BYTES,
  })
  return Object.entries(entries).map(
    ([path, content]) => new File([new Uint8Array(content)], path.split('/').at(-1) ?? path),
  )
}
