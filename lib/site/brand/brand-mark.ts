export type DrawnPicture = { url: string; width: number; height: number }

/** The brand in the head and at the foot of a page, on light and on dark grounds. */
export type BrandMark = {
  word: string
  /** 'Senior living in Ohio'. */
  line: string
  logo: DrawnPicture | null
  logoDark: DrawnPicture | null
  icon: DrawnPicture | null
  iconDark: DrawnPicture | null
}
