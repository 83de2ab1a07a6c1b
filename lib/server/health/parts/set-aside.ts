import 'server-only'
import { setAsideItems } from '@/lib/platform/outbox/set-aside'
import type { Part } from '@/lib/server/health/part'

/** Work that failed because of a fault of our own (decision 097). All other work goes on. */
export const setAsidePart: Part = {
  name: 'set-aside',
  title: 'Set-aside work',
  outside: 'alarm',
  async check() {
    const aside = await setAsideItems()
    if (!aside) return { state: 'good', words: 'Nothing is set aside' }
    const what = aside.count === 1 ? 'One piece of work was' : `${aside.count} pieces of work were`
    return {
      state: 'bad',
      words: `${what} set aside because of an error. The last one: ${aside.words}`,
      todo: 'Look at the list below, then try each again or give it up.',
      href: '/admin/health#set-aside',
    }
  },
}
