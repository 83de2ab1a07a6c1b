const RETRY_MS = 1_000

/**
 * Restarts the server on its old port when the holding connection closes (killed, out of memory).
 * @typedef {{ holder: import('pg').Client, port: number }} Held
 * @param {Held} first
 * @param {(isWanted: () => boolean) => Promise<Held>} hold starts or joins the server
 * @returns {{ stopHolding: () => Promise<import('pg').Client | undefined> }}
 */
export function keepRunning(first, hold) {
  let wanted = true
  let holder
  let restarting

  function watch(client) {
    holder = client
    client.once('end', () => {
      holder = undefined
      if (wanted) restarting = restart()
    })
  }

  async function restart() {
    while (wanted) {
      console.log('The database stopped; restarting it')
      try {
        const next = await hold(() => wanted)
        if (next.port !== first.port)
          console.log(`Port ${first.port} of the database is in use. Restart this command`)
        return watch(next.holder)
      } catch (error) {
        if (wanted) console.log(error.message)
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }

  watch(first.holder)
  return {
    async stopHolding() {
      wanted = false
      await restarting
      return holder
    },
  }
}
