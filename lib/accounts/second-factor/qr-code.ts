import qrcode from 'qrcode-generator'

/** Quiet zone in modules; scanners need four (ISO/IEC 18004). */
const QUIET = 4

export type QrCode = {
  /** Modules per side, including the quiet zone. */
  size: number
  /** The dark modules as the `d` attribute of an SVG path. */
  path: string
}

export function qrCode(text: string): QrCode {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  let path = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
    }
  }
  return { size: count + 2 * QUIET, path }
}
