const RATE_HZ = 8_000
/** The ringing tone of North America: 440 and 480 Hz for two seconds, and four seconds of silence. */
const TONES_HZ = [440, 480]
const SOUNDS_S = 2
const SILENCE_S = 4
const LOUDNESS = 0.2

let made: Uint8Array<ArrayBuffer> | undefined

/** A WAV file (8 kHz, 16 bits, mono) that is played again and again. */
export function ringingSound(): Uint8Array<ArrayBuffer> {
  made ??= wav()
  return made
}

function wav(): Uint8Array<ArrayBuffer> {
  const samples = RATE_HZ * (SOUNDS_S + SILENCE_S)
  const view = new DataView(new ArrayBuffer(44 + samples * 2))
  const text = (at: number, words: string) => {
    for (const [index, letter] of [...words].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE_HZ, true)
  view.setUint32(28, RATE_HZ * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * 2, true)
  for (let at = 0; at < RATE_HZ * SOUNDS_S; at += 1) {
    const waves = TONES_HZ.map((hz) => Math.sin((2 * Math.PI * hz * at) / RATE_HZ))
    const height = waves.reduce((sum, wave) => sum + wave, 0) / TONES_HZ.length
    view.setInt16(44 + at * 2, Math.round(height * LOUDNESS * 32_767), true)
  }
  return new Uint8Array(view.buffer)
}
