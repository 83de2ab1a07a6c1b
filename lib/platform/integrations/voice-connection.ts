import 'server-only'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { checkVoiceAccount, isVoiceConfigured } from '@/lib/platform/integrations/voice'

export const voiceConnection = defineConnection({
  name: 'voice',
  title: 'Phone calls',
  purpose: 'Calls staff about waiting families, and answers calls to the site’s numbers.',
  steps: [
    'Use the account that has your phone numbers, at Twilio or a service with its voice API such as SignalWire.',
    'Copy the account ID and the auth token from its console.',
    'Then enter the URLs listed under “Phone calls” for each number.',
  ],
  words: 'phone voice twilio signalwire ring voicemail',
  fields: [
    { name: 'VOICE_ACCOUNT_SID', label: 'Account ID' },
    { name: 'VOICE_AUTH_TOKEN', label: 'Auth token', isSecret: true },
    {
      name: 'VOICE_SIGNING_KEY',
      label: 'Signing key',
      hint: 'Only if the account signs its messages with a key other than the token.',
      isSecret: true,
    },
    {
      name: 'VOICE_API_URL',
      label: 'Service URL',
      hint: 'Empty: https://api.twilio.com',
      isAddress: true,
    },
  ],
  isSet: isVoiceConfigured,
  test: checkVoiceAccount,
  more: { href: '/admin/voice', label: 'Phone calls' },
})
