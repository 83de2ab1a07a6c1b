// Service worker of the back office (scope /admin), registered when push is enabled. Shows pushes and opens
// their target; it handles no fetches and stores nothing, so pages are never older than the server's.

/** Screens without forms, so such a tab can navigate away. */
const SCREENS_WITHOUT_FORMS = ['/admin', '/admin/tour-requests']

/** Browsers require showing every push, even an unreadable one. */
const UNREADABLE = {
  notification: {
    title: 'A family may be waiting',
    body: 'Please look at the lead desk.',
    navigate: '/admin/tour-requests',
    tag: 'unreadable',
  },
}

self.addEventListener('install', () => self.skipWaiting())
// Only controlled tabs can be navigated.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(show(messageIn(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

function messageIn(data) {
  try {
    const message = data.json()
    return message.notification?.title ? message : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

async function show({ notification, app_badge: waiting, receipt }) {
  const { title, body, lang, dir, tag, navigate } = notification
  await self.registration.showNotification(title, {
    body,
    lang,
    dir,
    tag,
    // Alert again for a repeated notification of the same family.
    renotify: true,
    icon: '/app-icons/current/192.png',
    badge: '/app-icons/current/notice-96.png',
    // Use the current host: the site may have several, and the person is signed in here.
    data: { path: new URL(navigate, self.location.origin).pathname },
  })
  if (typeof waiting === 'number') await showBadge(waiting)
  // Offline the receipt is lost, but the push was shown.
  if (receipt) await fetch(receipt, { method: 'POST', credentials: 'omit' }).catch(() => undefined)
}

async function showBadge(waiting) {
  if (!('setAppBadge' in self.navigator)) return
  await (waiting > 0 ? self.navigator.setAppBadge(waiting) : self.navigator.clearAppBadge())
}

/** Focuses a tab that shows the lead, else navigates one without forms, else opens a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const showing = (paths) => tabs.find((tab) => paths.includes(new URL(tab.url).pathname))
  const there = showing([path])
  if (there) return there.focus()
  const desk = showing(SCREENS_WITHOUT_FORMS)
  if (!desk) return self.clients.openWindow(path)
  await desk.focus()
  return desk.navigate(path)
}

/** The browser changed the push endpoint. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  await fetch('/api/admin/account/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  })
}
