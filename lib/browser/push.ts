const WORKER = '/admin-worker.js'
const SCOPE = '/admin'

/** 'home-screen': an iPhone or iPad must first add the page to its home screen. 'insecure': not https. */
export type PushSupport = 'ready' | 'home-screen' | 'insecure' | 'denied' | 'none'

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApplePhone() ? 'home-screen' : 'none'
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** The push endpoint of this browser, or null when it has no subscription. */
export async function pushEndpoint(): Promise<string | null> {
  return (await currentSubscription())?.endpoint ?? null
}

/** Asks for permission (call it in a tap handler) and renews the subscription; else returns why not. */
export async function subscribeToPushes(serverKey: string): Promise<PushSubscriptionJSON | PushSupport> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await unsubscribeFromPushes()
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const { pushManager } = await navigator.serviceWorker.ready
  try {
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: serverKey,
    })
    return subscription.toJSON()
  } catch {
    // Some browsers have the API but no push service.
    return 'none'
  }
}

export async function unsubscribeFromPushes(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Newer iPads identify as a Mac, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
