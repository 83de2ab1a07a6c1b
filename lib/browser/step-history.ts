import { useEffect, useEffectEvent } from 'react'

const KEY = 'formStep'

/** `isFirst`: the entry with which the page was opened, before which another page may come. */
type Mark = { step: number; isFirst: boolean }

const markOf = (): Mark | undefined => history.state?.[KEY]

const marked = (mark: Mark) => ({ ...history.state, [KEY]: mark })

/** Gives each step of a form a history entry, so that the Back button of a phone goes back one step. */
export function useStepHistory(step: number, show: (step: number) => void) {
  const onStep = useEffectEvent(show)
  const shownStep = useEffectEvent(() => step)

  useEffect(() => {
    const onPop = () => {
      const mark = markOf()
      // Entries of overlays copy the mark: closing one is no step.
      if (mark && mark.step !== shownStep()) onStep(mark.step)
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  function forward() {
    history.replaceState(marked({ step, isFirst: markOf()?.isFirst ?? true }), '')
    history.pushState(marked({ step: step + 1, isFirst: false }), '')
    show(step + 1)
  }

  function back() {
    const mark = markOf()
    if (mark && !mark.isFirst && mark.step === step) return history.back()
    if (mark) history.replaceState(marked({ ...mark, step: step - 1 }), '')
    show(step - 1)
  }

  return { forward, back }
}
