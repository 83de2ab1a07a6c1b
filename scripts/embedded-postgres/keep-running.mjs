const AGAIN_MS = 1_000

/**
 * Holds the server through its end: when the connection that holds it closes (somebody killed it, it ran out of memory), it
 * is started again, on its old port, until `letGo`.
 * @param {{ holder: import('pg').Client, port: number }} first
 * @param {(isWanted: () => boolean) => Promise<{ holder: import('pg').Client, port: number }>} hold starts or joins the server
 * @returns {{ letGo: () => Promise<import('pg').Client | undefined> }} `letGo` gives the open connection, if there is one
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
      console.log('The database has ended; starting it again')
      try {
        const next = await hold(() => wanted)
        if (next.port !== first.port) console.log(`Its port ${first.port} is taken: please start again`)
        return watch(next.holder)
      } catch (error) {
        if (wanted) console.log(error.message)
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }

  watch(first.holder)
  return {
    async letGo() {
      wanted = false
      await restarting
      return holder
    },
  }
}
