/** The pictures of a gallery in their order, its cover before the others. */
export function coverFirst<Shown>(gallery: { images: Shown[]; thumbnailIndex: number }): Shown[] {
  const cover = gallery.images[gallery.thumbnailIndex]
  if (!cover) return gallery.images
  return [cover, ...gallery.images.filter((image) => image !== cover)]
}
