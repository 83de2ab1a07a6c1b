// The service worker of the back office, registered with the scope /admin when somebody switches pushes on. It shows pushes and opens
// what they lead to; it answers no request and keeps nothing, so that no page is ever older than the server's.

/** Where nothing is typed: such a tab may go to another page. */
const SCREENS_WITHOUT_FORMS = ['/admin', '/admin/tour-requests']

/** Browsers want every push shown, also one that cannot be read. */
const UNREADABLE = {
  notification: {
    title: 'A family may be waiting',
    body: 'Please look at the lead desk.',
    navigate: '/admin/tour-requests',
    tag: 'unreadable',
  },
}

self.addEventListener('install', () => self.skipWaiting())
// Only a tab that belongs to it may be led to a lead.
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
    // The same family again must ring again.
    renotify: true,
    icon: '/brand/app-192.png',
    badge: '/brand/app-notice-96.png',
    // Of this host: the site may have several, and the person is signed in at this one.
    data: { path: new URL(navigate, self.location.origin).pathname },
  })
  if (typeof waiting === 'number') await showBadge(waiting)
  // Without a network nobody hears that it was shown; it was, all the same.
  if (receipt) await fetch(receipt, { method: 'POST', credentials: 'omit' }).catch(() => undefined)
}

async function showBadge(waiting) {
  if (!('setAppBadge' in self.navigator)) return
  await (waiting > 0 ? self.navigator.setAppBadge(waiting) : self.navigator.clearAppBadge())
}

/** The lead in a tab that shows it, else in one that shows the desk, else in a new one. */
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

/** The browser has changed the address that pushes go to. */
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
