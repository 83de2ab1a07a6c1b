import localFont from 'next/font/local'

// Common letters are subset from the font packages into app/faces (scripts/subset-fonts.mjs), a tenth of the
// bytes. Italics and rarer letters share the family name, so browsers load them only when needed; where
// ranges overlap, the later face wins. next/font requires literal arguments.

const atkinson = localFont({
  src: './faces/atkinson.woff2',
  weight: '400 680',
  style: 'normal',
  display: 'swap',
  variable: '--font-atkinson',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-family', value: 'atkinson' }],
})

const atkinsonItalic = localFont({
  src: './faces/atkinson-italic.woff2',
  weight: '400',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'atkinson' }],
})

const atkinsonItalicBold = localFont({
  src: './faces/atkinson-italic-bold.woff2',
  weight: '520 680',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'atkinson' }],
})

const atkinsonMarks = localFont({
  src: './faces/atkinson-marks.woff2',
  weight: '400 680',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'atkinson' },
    {
      prop: 'unicode-range',
      value:
        'U+3C, U+3E, U+5B-60, U+7B-7E, U+A1, U+AE, U+B0, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+DA, U+DC, U+E1, U+ED, U+F1, U+F3, U+F7, U+FA, U+FC',
    },
  ],
})

const atkinsonRare = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: '400 680',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'atkinson' },
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-BC, U+BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F6, U+F8-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-205E, U+20AC, U+2122, U+2191, U+2193, U+2215',
    },
  ],
})

const atkinsonExtended = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  weight: '400 680',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'atkinson' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

const fraunces = localFont({
  src: './faces/fraunces.woff2',
  weight: '300 600',
  style: 'normal',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
  declarations: [{ prop: 'font-family', value: 'fraunces' }],
})

const frauncesItalic = localFont({
  src: './faces/fraunces-italic.woff2',
  weight: '300 600',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'fraunces' }],
})

const frauncesItalicCapitals = localFont({
  src: './faces/fraunces-italic-capitals.woff2',
  weight: '300 600',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    { prop: 'unicode-range', value: 'U+41-5A' },
  ],
})

const frauncesItalicFigures = localFont({
  src: './faces/fraunces-italic-figures.woff2',
  weight: '300 600',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    { prop: 'unicode-range', value: 'U+24, U+26, U+30-39, U+201C-201D' },
  ],
})

const frauncesItalicRare = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2',
  weight: '300 600',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    {
      prop: 'unicode-range',
      value:
        'U+22-23, U+25, U+27-2B, U+2F, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A1-AC, U+AE-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2012, U+2014-2018, U+201A-201B, U+201E-2027, U+2030-205E, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
    },
  ],
})

const frauncesMarks = localFont({
  src: './faces/fraunces-marks.woff2',
  weight: '300 600',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    {
      prop: 'unicode-range',
      value:
        'U+22-23, U+27, U+2A, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A1, U+A9, U+AE, U+B0, U+B7, U+BD, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+ED, U+F1, U+F3, U+F7, U+FA, U+FC, U+2022, U+2026, U+2212',
    },
  ],
})

const frauncesRare = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '300 600',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-BC, U+BE, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F6, U+F8-F9, U+FB, U+FD-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-205E, U+20AC, U+2122, U+2191, U+2193, U+2215',
    },
  ],
})

const frauncesExtended = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  weight: '300 600',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'fraunces' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02D9, U+02DB, U+02DD-02FF, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
})

/** Classes for `<html>` that define --font-atkinson and --font-fraunces and load the font files. */
export const fontClasses = [atkinson.variable, fraunces.variable].join(' ')

/** Exported so that the bundler keeps the faces that nothing references. */
export const lazyFaces = [
  atkinsonItalic,
  atkinsonItalicBold,
  atkinsonMarks,
  atkinsonRare,
  atkinsonExtended,
  frauncesItalic,
  frauncesItalicCapitals,
  frauncesItalicFigures,
  frauncesItalicRare,
  frauncesMarks,
  frauncesRare,
  frauncesExtended,
].map((face) => face.className)
