import 'server-only'
import { setAsideItems } from '@/lib/platform/outbox/set-aside'
import type { Part } from '@/lib/server/health/part'

/** Work that failed because of a fault of our own (decision 097). All other work goes on. */
export const setAsidePart: Part = {
  name: 'set-aside',
  title: 'Set-aside tasks',
  outside: 'alarm',
  async check() {
    const aside = await setAsideItems()
    if (!aside) return { state: 'good', words: 'Nothing is set aside' }
    const what = aside.count === 1 ? 'One task was' : `${aside.count} tasks were`
    return {
      state: 'bad',
      words: `${what} set aside because of an error. The last one: ${aside.words}`,
      todo: 'Check the list below, then try each task again or give it up.',
      href: '/admin/health#set-aside',
    }
  },
}
