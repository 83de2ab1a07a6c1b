/**
 * `next` opens the next family to call; `lead` is a key of a request's page, found there by `data-key`;
 * `keys` shows the list of shortcuts.
 */
type Shortcut = 'palette' | 'search' | 'new' | 'next' | 'lead' | 'keys'

const LEAD_KEYS = ['1', '2', '3', '4', '5', '6', 'l', 'c', 'a']

const SINGLE: Record<string, Shortcut> = {
  '/': 'search',
  n: 'new',
  j: 'next',
  '?': 'keys',
  ...Object.fromEntries(LEAD_KEYS.map((key) => [key, 'lead'])),
}

export const KEYS: { keys: string[]; words: string }[] = [
  { keys: ['Ctrl', 'K'], words: 'Find a page, a record or an action' },
  { keys: ['/'], words: 'Search the list' },
  { keys: ['n'], words: 'New record in the list; on the page of a request, the next family to call' },
  { keys: ['c'], words: 'Call, on the page of a request' },
  { keys: ['l'], words: 'Log how it went, on the page of a request' },
  { keys: ['1', '6'], words: 'Choose how it went: 1 is reached, 6 is email' },
  { keys: ['a'], words: 'Assign the request to someone' },
  { keys: ['?'], words: 'Show these shortcuts' },
  { keys: ['Enter'], words: 'Edit a field in its row, when its pencil has the focus' },
  { keys: ['Escape'], words: 'Close, or cancel a change in a row' },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

/** Returns the shortcut for a key press, or null. Single keys can be switched off. */
export function shortcutOf(
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
  singleKeys: boolean,
): Shortcut | null {
  if (altKey || repeat) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  return singleKeys ? (SINGLE[key] ?? null) : null
}

/** True when key presses on this target enter text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|button|submit)$/.test(target.type))
  )
}
