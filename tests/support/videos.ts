import { randomBytes } from 'node:crypto'

type Options = {
  seconds?: number
  width?: number
  height?: number
  /** The sample entry of an MP4 ('avc1', 'hvc1'), the codec of a WebM ('V_VP9'). */
  codec?: string
  /** The major brand of an MP4, the document type of a WebM. */
  type?: string
  /** Degrees by which a phone says that its picture is turned. */
  turned?: 0 | 90
}

/** An MP4 of one empty picture that says it has this length. Its bytes are new each time. */
export function someMp4({
  seconds = 58,
  width = 1280,
  height = 720,
  codec = 'avc1',
  type = 'isom',
  turned = 0,
}: Options = {}): Buffer {
  const length = u32(Math.round(seconds * 1_000))
  const seen = [u32(0), u32(0), u32(1_000), length]
  const header = fullBox(
    'mvhd',
    0,
    ...seen,
    u32(0x10000),
    u16(0x100),
    zeros(10),
    matrix(0),
    zeros(24),
    u32(2),
  )
  const place = [u32(0), u32(0), u32(1), u32(0), length, zeros(16), matrix(turned)]
  const track = fullBox('tkhd', 3, ...place, u32(width * 0x10000), u32(height * 0x10000))
  const entry = [zeros(6), u16(1), zeros(16), u16(width), u16(height), u32(0x480000), u32(0x480000)]
  const sample = box(codec, ...entry, u32(0), u16(1), zeros(32), u16(24), u16(0xffff))
  const table = box(
    'stbl',
    fullBox('stsd', 0, u32(1), sample),
    fullBox('stts', 0, u32(1), u32(1), length),
    fullBox('stsc', 0, u32(1), u32(1), u32(1), u32(1)),
    fullBox('stsz', 0, u32(0), u32(1), u32(16)),
    fullBox('stco', 0, u32(1), u32(36)),
  )
  const data = box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1)))
  const media = box(
    'mdia',
    fullBox('mdhd', 0, ...seen, u16(0x55c4), u16(0)),
    fullBox('hdlr', 0, u32(0), text('vide'), zeros(12), text('Video\0')),
    box('minf', fullBox('vmhd', 1, zeros(8)), data, table),
  )
  return Buffer.concat([
    box('ftyp', text(type), u32(512), text(type === 'isom' ? 'isommp41' : type)),
    box('mdat', randomBytes(16)),
    box('moov', header, box('trak', track, media)),
  ])
}

/** A WebM of one empty picture. Zero seconds leave the length out, as recorders in browsers do. */
export function someWebm({
  seconds = 58,
  width = 1280,
  height = 720,
  codec = 'V_VP9',
  type = 'webm',
}: Options = {}): Buffer {
  const length = Buffer.alloc(8)
  length.writeDoubleBE(seconds * 1_000)
  const size = element('e0', element('b0', u32(width)), element('ba', u32(height)))
  const names = [element('4d80', text('test')), element('5741', text('test'))]
  return Buffer.concat([
    element('1a45dfa3', element('4282', text(type)), element('4287', u32(4)), element('4285', u32(2))),
    element(
      '18538067',
      element(
        '1549a966',
        element('2ad7b1', u32(1_000_000)),
        ...(seconds ? [element('4489', length)] : []),
        ...names,
      ),
      element(
        '1654ae6b',
        element('ae', element('d7', u32(1)), element('83', u32(1)), element('86', text(codec)), size),
      ),
      element(
        '1f43b675',
        element('e7', u32(0)),
        element('a3', Buffer.from([0x81, 0, 0, 0x80]), randomBytes(16)),
      ),
    ),
  ])
}

export const SOME_CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:04.000\nCome in. This is the living room.\n'

const text = (words: string) => Buffer.from(words, 'latin1')
const zeros = (count: number) => Buffer.alloc(count)

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), text(type), body])
}

const fullBox = (type: string, flags: number, ...parts: Buffer[]) => box(type, u32(flags), ...parts)

function matrix(turned: 0 | 90): Buffer {
  const [a, b, c, d] = turned === 90 ? [0, 0x10000, -0x10000, 0] : [0x10000, 0, 0, 0x10000]
  return Buffer.concat([a, b, 0, c, d, 0, 0, 0, 0x40000000].map((value) => u32(value ?? 0)))
}

/** An element of EBML with a length of eight bytes. */
function element(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(id, 'hex'), u32(0x01000000), u32(body.length), body])
}
