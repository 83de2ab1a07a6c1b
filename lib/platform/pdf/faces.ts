import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decompress } from 'wawoff2'

/** The faces of the site: Atkinson Hyperlegible for text, and Fraunces for headings. */
export type Face = 'text' | 'heading'

const FILES: Record<Face, string> = {
  text: 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  heading: 'app/faces/fraunces.woff2',
}

/** Letters of the site's cut of Fraunces; a heading with another one is set in the face for text. */
const HEADING_LETTERS = /^[ !$%&()+,\-./0-9:;?A-Za-zé–—‘’“”]*$/

export function faceFor(text: string, wanted: Face): Face {
  return wanted === 'heading' && !HEADING_LETTERS.test(text) ? 'text' : wanted
}

let faces: Promise<Record<Face, Buffer>> | undefined

/** The font files, uncompressed: fontkit cannot embed a part of a compressed one. */
export function readFaces(): Promise<Record<Face, Buffer>> {
  faces ??= unpackFaces()
  return faces
}

async function unpackFaces(): Promise<Record<Face, Buffer>> {
  return { text: await unpacked('text'), heading: await unpacked('heading') }
}

async function unpacked(face: Face): Promise<Buffer> {
  return Buffer.from(
    await decompress(await readFile(join(/* turbopackIgnore: true */ process.cwd(), FILES[face]))),
  )
}
