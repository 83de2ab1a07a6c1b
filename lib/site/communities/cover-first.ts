/** A gallery's pictures in order, with the cover first. */
export function coverFirst<Shown>(gallery: { images: Shown[]; thumbnailIndex: number }): Shown[] {
  const cover = gallery.images[gallery.thumbnailIndex]
  if (!cover) return gallery.images
  return [cover, ...gallery.images.filter((image) => image !== cover)]
}
