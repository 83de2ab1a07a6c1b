const WORKER = '/admin-worker.js'
const SCOPE = '/admin'

/**
 * What stands between this browser and pushes: nothing; that the page must first be on the home screen (iPhone, iPad); that the address
 * is not https; that it was told to show no notices of ours; that it cannot.
 */
export type PushSupport = 'ready' | 'home-screen' | 'insecure' | 'denied' | 'none'

/** Asks nothing of the person. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApplePhone() ? 'home-screen' : 'none'
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** The address pushes reach this browser at, null when none do. */
export async function pushEndpoint(): Promise<string | null> {
  return (await currentSubscription())?.endpoint ?? null
}

/**
 * Asks the person for permission (to be called in their tap) and subscribes anew.
 * @returns what the server needs to know, or why there is nothing
 */
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
    // Some browsers have the means but no service behind them.
    return 'none'
  }
}

/** Nothing reaches this browser any more. */
export async function unsubscribeFromPushes(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** A newer iPad calls itself a Mac, but no Mac has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
