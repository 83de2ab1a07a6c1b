import 'server-only'
import { askAssist, isAssistConfigured } from '@/lib/platform/integrations/assist'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const assistConnection = defineConnection({
  name: 'assist',
  title: 'Help while writing',
  purpose:
    'Suggests alt texts, summaries, search titles and shorter or plainer wording in forms. A person decides on each suggestion.',
  steps: [
    'Choose a service that supports OpenAI chat completions: OpenAI, another provider, or a model on your own server.',
    'Enter its base URL, which usually ends with /v1, and the name of a model. For alt texts, the model must be able to read images.',
    'If the service needs a key, create one with only this permission.',
  ],
  words: 'ai assistant openai llm writing alt text summary',
  fields: [
    {
      name: 'ASSIST_URL',
      label: 'Base URL',
      hint: 'https://api.openai.com/v1',
      isAddress: true,
    },
    { name: 'ASSIST_MODEL', label: 'Model' },
    { name: 'ASSIST_KEY', label: 'Key', hint: 'Leave empty if the service needs none', isSecret: true },
  ],
  isSet: isAssistConfigured,
  async test() {
    await askAssist([{ role: 'user', content: 'Answer with the word: ready' }])
    return 'The service responds.'
  },
})
