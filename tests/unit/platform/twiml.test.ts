import { expect, test } from 'vitest'
import { ringingSound } from '@/lib/platform/voice/ringing-sound'
import { askForKey, dialNumber, hangUp, say, twiml } from '@/lib/platform/voice/twiml'
import { readTwiml, verbsIn } from '@/tests/support/read-twiml'

const NUMBER = {
  number: '+13035550142',
  extension: null,
  callerId: '+13035550100',
  ringS: 30,
  limitS: 3_600,
  action: 'https://example.com/a?x=1&y=2',
  answered: 'https://example.com/b',
  recording: null,
}

test('words and addresses are escaped, so that no name can become an instruction', () => {
  const document = twiml(say('Fox & Hen <Dial>911</Dial>'), askForKey('“1”', 'https://e.com/?a=1&b="'))
  expect(document).not.toContain('<Dial>')
  const [spoken, gather] = readTwiml(document)
  expect(spoken?.content).toBe('Fox & Hen <Dial>911</Dial>')
  expect(gather?.attributes).toMatchObject({ numDigits: '1', action: 'https://e.com/?a=1&b="' })
})

test('a call is connected with our number as the caller, an extension is dialed, and nothing is recorded unasked', () => {
  const [dial] = readTwiml(twiml(dialNumber({ ...NUMBER, extension: 'x 12' }), hangUp()))
  expect(dial?.attributes).toMatchObject({ callerId: '+13035550100', answerOnBridge: 'true' })
  expect(dial?.attributes.record).toBeUndefined()
  expect(verbsIn(dial?.content ?? '')[0]).toMatchObject({
    content: '+13035550142',
    attributes: { sendDigits: 'wwww12' },
  })
  const [recorded] = readTwiml(twiml(dialNumber({ ...NUMBER, recording: 'https://example.com/r' })))
  expect(recorded?.attributes.record).toBe('record-from-answer-dual')
})

test('the ringing sound is a WAV file of six seconds', () => {
  const sound = Buffer.from(ringingSound())
  expect(sound.subarray(0, 4).toString()).toBe('RIFF')
  expect(sound.length).toBe(44 + 8_000 * 6 * 2)
  expect(sound.readInt16LE(44 + 74)).not.toBe(0)
  expect(sound.readInt16LE(sound.length - 2)).toBe(0)
})
