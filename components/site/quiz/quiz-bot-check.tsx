'use client'

import { lazy, Suspense } from 'react'
import type { BotCheck as BotCheckState } from '@/components/site/lead-form/use-bot-check'

const BotCheck = lazy(() =>
  import('@/components/site/lead-form/bot-check').then(({ BotCheck }) => ({ default: BotCheck })),
)

type Props = { siteKey: string | undefined; state: BotCheckState; wanted: boolean }

/** Bot check, loaded with the last step and only if configured. */
export function QuizBotCheck({ siteKey, state, wanted }: Props) {
  if (!siteKey || !wanted) return null
  return (
    <Suspense>
      <BotCheck siteKey={siteKey} state={state} />
    </Suspense>
  )
}
