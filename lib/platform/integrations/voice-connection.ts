import 'server-only'
import { defineConnection } from '@/lib/platform/integrations/define-connection'
import { checkVoiceAccount, isVoiceConfigured } from '@/lib/platform/integrations/voice'

export const voiceConnection = defineConnection({
  name: 'voice',
  title: 'Phone calls',
  purpose: 'Rings the phones of staff about waiting families, and answers calls to the numbers of the site.',
  steps: [
    'Use the account of your phone numbers at Twilio, or at a service with its voice API such as SignalWire.',
    'Copy the account id and the auth token from its console.',
    'Then enter the call addresses that “Phone calls” lists for each number.',
  ],
  words: 'phone voice twilio signalwire ring voicemail',
  fields: [
    { name: 'VOICE_ACCOUNT_SID', label: 'Account id' },
    { name: 'VOICE_AUTH_TOKEN', label: 'Auth token', isSecret: true },
    {
      name: 'VOICE_SIGNING_KEY',
      label: 'Signing key',
      hint: 'Only if the account signs what it sends with another key than the token.',
      isSecret: true,
    },
    {
      name: 'VOICE_API_URL',
      label: 'Address of the service',
      hint: 'Empty: https://api.twilio.com',
      isAddress: true,
    },
  ],
  isSet: isVoiceConfigured,
  test: checkVoiceAccount,
  more: { href: '/admin/voice', label: 'Phone calls' },
})
