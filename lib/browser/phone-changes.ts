import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The visitor's clock may be early: then the page has nothing new yet, and is asked again. */
const AGAIN_AFTER_MS = 30_000
/** A longer time-out would fire at once. */
const MOST_MS = 24 * 60 * 60 * 1_000

/** Draws an open page anew at the minute at which phones named on it open or close (decision 103). */
export function usePhoneChanges(path: string): void {
  const router = useRouter()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page names times of its own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const arm = (least: number) => {
      clearTimeout(timer)
      const next = nextChange()
      if (next === null) return
      timer = setTimeout(
        () => {
          const isOver = Date.now() >= next && document.visibilityState === 'visible'
          if (isOver) void isServerWell().then((isWell) => isWell && router.refresh())
          arm(AGAIN_AFTER_MS)
        },
        Math.min(Math.max(next - Date.now(), least), MOST_MS),
      )
    }
    // Timers of a sleeping phone are late.
    const onShow = () => arm(0)
    arm(0)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [path, router])
}

/** A failed refresh would reload the page and lose the text typed on it. */
async function isServerWell(): Promise<boolean> {
  try {
    return (await fetch('/api/phone-hours/company')).ok
  } catch {
    return false
  }
}

function nextChange(): number | null {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-phones-change]')]
  const times = marked.map(({ dataset }) => Date.parse(dataset.phonesChange ?? '')).filter(Number.isFinite)
  return times.length > 0 ? Math.min(...times) : null
}
