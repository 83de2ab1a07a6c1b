import 'server-only'
import webvtt from 'webvtt-parser'

const NOT_WEBVTT = 'Captions must be WebVTT: the first line is WEBVTT, followed by an empty line'
const NO_CAPTIONS = 'This text has no captions yet'

/** Where W3C's parser uses words that only programmers know. */
const PLAIN: Readonly<Record<string, string>> = {
  'Incorrect escape.': 'write “&amp;” for “&”',
  'No decimal separator (".") found.': 'write times with a period, such as 00:02.500',
}

/** Returns why a text is no usable WebVTT for a video of this length; null when it is. */
export function captionsProblem(text: string, seconds: number): string | null {
  const { cues, errors } = new webvtt.WebVTTParser().parse(text, 'subtitles/captions/descriptions')
  const [fault] = errors
  if (fault && fault.line <= 2) return NOT_WEBVTT
  if (fault) return `Line ${fault.line} of the captions: ${PLAIN[fault.message] ?? fault.message}`
  if (cues.length === 0 || cues.some((cue) => cue.text.trim() === '')) return NO_CAPTIONS
  const late = cues.find((cue) => cue.startTime >= seconds)
  if (!late) return null
  return `The caption “${late.text.slice(0, 40)}” begins after the end of the video, which is ${seconds} seconds long`
}
