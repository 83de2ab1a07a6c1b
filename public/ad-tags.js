// Runs the tags of ad platforms in a frame of its own (docs/decisions/055-ad-tags.md). They see this frame and the address it
// takes below: no page, no form, no name. What a form told is waiting in the tab's storage, hashed.
;(() => {
  if (window === window.parent) return
  const set = document.currentScript.dataset
  history.replaceState(null, '', location.hash.slice(1) || '/')

  const UNTOLD = 'porchlight-conversions'
  const LONGEST_MS = 30 * 60 * 1000
  const PLATFORMS = ['google', 'meta', 'microsoft'].filter((name) => set[name])
  const META_STANDARD = /^(?:Lead|Contact|Schedule|SubmitApplication|CompleteRegistration)$/

  function load(source, onload) {
    const script = document.createElement('script')
    script.src = source
    script.onload = onload
    document.head.append(script)
  }

  /** Hands on what this platform has not heard yet, once its script is there: a frame may go at any moment. */
  function tell(platform, send) {
    const untold = JSON.parse(sessionStorage.getItem(UNTOLD) || '[]')
    const left = []
    for (const lead of untold) {
      const heard = lead.heard || []
      const isFresh = Date.now() - lead.at < LONGEST_MS
      if (isFresh && !heard.includes(platform)) {
        send(lead)
        heard.push(platform)
      }
      if (isFresh && PLATFORMS.some((name) => !heard.includes(name))) left.push({ ...lead, heard })
    }
    sessionStorage.setItem(UNTOLD, JSON.stringify(left))
  }

  if (set.google) {
    window.dataLayer = []
    window.gtag = function gtag() {
      // biome-ignore lint/complexity/noArguments: Google's tag knows its own calls by this object
      window.dataLayer.push(arguments)
    }
    const { gtag } = window
    const ids = set.google.split(' ')
    const consent = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }
    gtag('consent', 'default', { ...consent, analytics_storage: 'granted', wait_for_update: 500 })
    gtag('js', new Date())
    for (const id of ids) gtag('config', id)
    load(`${set.googleSource}?id=${ids[0]}`, () =>
      tell('google', ({ event, transaction_id, value, currency, user_data }) => {
        if (value === undefined) return gtag('event', event, { transaction_id })
        const request = { transaction_id, value, currency }
        gtag('set', 'user_data', user_data)
        gtag('event', 'generate_lead', request)
        if (set.conversion) gtag('event', 'conversion', { send_to: set.conversion, ...request })
      }),
    )
  }

  if (set.meta) {
    const queue = (...call) => (queue.callMethod ? queue.callMethod(...call) : queue.queue.push(call))
    Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [], disablePushState: true })
    window.fbq = queue
    window._fbq = queue
    // Before init: no guessing at fields, buttons and the page's words.
    window.fbq('set', 'autoConfig', false, set.meta)
    window.fbq('init', set.meta)
    window.fbq('track', 'PageView')
    load(set.metaSource, () =>
      tell('meta', ({ value, currency, event_id }) => {
        const call = META_STANDARD.test(set.metaEvent) ? 'track' : 'trackCustom'
        if (value !== undefined) window.fbq(call, set.metaEvent, { value, currency }, { eventID: event_id })
      }),
    )
  }

  if (set.microsoft) {
    window.uetq = []
    window.uetq.push('consent', 'default', { ad_storage: 'granted' })
    load(set.microsoftSource, () => {
      window.uetq = new window.UET({ ti: set.microsoft, enableAutoSpaTracking: false, q: window.uetq })
      window.uetq.push('pageLoad')
      tell('microsoft', ({ value, currency }) => {
        if (value !== undefined)
          window.uetq.push('event', 'submit_lead_form', { revenue_value: value, currency })
      })
    })
  }
})()
