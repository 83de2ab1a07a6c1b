/** Sets the number of waiting families on the installed app's icon, where the browser supports it. */
export function showAppBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return
  // Rejects when the app is not installed.
  const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
