export type DrawnPicture = { url: string; width: number; height: number }

/** What the head and the foot of a page show of the brand, on light and on dark grounds. */
export type BrandMark = {
  word: string
  /** 'Senior living in Ohio'. */
  line: string
  logo: DrawnPicture | null
  logoDark: DrawnPicture | null
  icon: DrawnPicture | null
  iconDark: DrawnPicture | null
}
