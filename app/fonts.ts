import localFont from 'next/font/local'

// The italic and the extended letters share the upright's family name, so the browser picks among the files by
// itself and loads those two only on a page that needs them. next/font reads these calls as literals.

const atkinson = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-family', value: 'atkinson' }],
})

const atkinsonItalic = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
  weight: '200 800',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'atkinson' }],
})

const atkinsonExtended = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  weight: '200 800',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'atkinson' },
    { prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02FF, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF' },
  ],
})

const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'font-family', value: 'fraunces' }],
})

const frauncesItalic = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
  weight: '100 900',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'fraunces' }],
})

const frauncesExtended = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    { prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02FF, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF' },
  ],
})

/** Class names for `<html>`: they define --font-atkinson and --font-fraunces and bring the font files along. */
export const fontClasses = [atkinson.variable, fraunces.variable].join(' ')

/** Kept so that the bundler does not drop the faces nobody names. */
export const lazyFaces = [atkinsonItalic, atkinsonExtended, frauncesItalic, frauncesExtended].map(
  (face) => face.className,
)
