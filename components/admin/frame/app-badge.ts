/** Shows on the icon of the installed back office how many families wait; a browser without such icons is left alone. */
export function showAppBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return
  // Refused where nothing is installed.
  const shown = waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
