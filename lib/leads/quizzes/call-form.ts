import 'server-only'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import { keyFromVisitor } from '@/lib/leads/intake/transaction-id'
import { askForCallLater } from '@/lib/leads/quizzes/ask-for-call'

/** "Please call me" on the private result page: 201 with that page's address. */
export function callForm(token: string): VisitorForm<void> {
  const resultUrl = `/care-navigator/results/${token}`
  return {
    isJournaled: true,
    submit: (fields, about) => askForCallLater(token, fields, about),
    json: () => ({ status: 201, body: { resultUrl } }),
    native: {
      key: keyFromVisitor,
      next: () => `${resultUrl}#next`,
      page: () => ({
        title: 'Please check your request',
        action: `/api/quiz-results/${encodeURIComponent(token)}/calls`,
        button: 'Please call me',
        fields: [
          { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
          { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: true },
        ],
      }),
    },
  }
}
