import 'server-only'
import { askAssist, isAssistConfigured } from '@/lib/platform/integrations/assist'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const assistConnection = defineConnection({
  name: 'assist',
  title: 'Help while writing',
  purpose:
    'Suggests alt texts, summaries, search titles and shorter or plainer texts in the forms. A person decides about each suggestion.',
  steps: [
    'Choose a service with the chat completions of OpenAI: OpenAI itself, another provider, or a model on a server of your own.',
    'Enter its base address, which usually ends with /v1, and the name of a model. For alt texts the model must read pictures.',
    'If the service needs a key, make one there that may do nothing else.',
  ],
  words: 'ai assistant openai llm writing alt text summary',
  fields: [
    {
      name: 'ASSIST_URL',
      label: 'Base address',
      hint: 'https://api.openai.com/v1',
      isAddress: true,
    },
    { name: 'ASSIST_MODEL', label: 'Model' },
    { name: 'ASSIST_KEY', label: 'Key', hint: 'Empty when the service needs none', isSecret: true },
  ],
  isSet: isAssistConfigured,
  async test() {
    await askAssist([{ role: 'user', content: 'Answer with the word: ready' }])
    return 'The service answers.'
  },
})
