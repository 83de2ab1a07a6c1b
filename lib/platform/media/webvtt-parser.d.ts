declare module 'webvtt-parser' {
  type Cue = { startTime: number; endTime: number; text: string }
  type Fault = { message: string; line: number }

  export class WebVTTParser {
    parse(text: string, mode: string): { cues: Cue[]; errors: Fault[] }
  }
  const all: { WebVTTParser: typeof WebVTTParser }
  export default all
}
