import { connect } from 'node:tls'

const TIMEOUT_MS = 2000
/** How long it is taken for granted what the last try has shown. */
const TRUSTED_MS = 1000

/**
 * Whether HTTPS of the panel itself responds, so that plain http can be refused without locking anybody out.
 * @returns its port then
 */
export function createHttpsProbe(host: () => string, port: () => number | undefined) {
  let last: { at: number; port: number | undefined; responds: Promise<boolean> } | undefined

  return async (): Promise<number | undefined> => {
    const wanted = port()
    const now = performance.now()
    if (!last || last.port !== wanted || now - last.at > TRUSTED_MS)
      last = {
        at: now,
        port: wanted,
        responds: wanted === undefined ? Promise.resolve(false) : handshake(host(), wanted)
      }
    return (await last.responds) ? wanted : undefined
  }
}

function handshake(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    // Its own certificate need not be trusted: whether the users do is up to them.
    const socket = connect({ host, port, rejectUnauthorized: false, timeout: TIMEOUT_MS })
    const finish = (responds: boolean) => {
      socket.destroy()
      resolve(responds)
    }
    socket.on('secureConnect', () => finish(true))
    socket.on('timeout', () => finish(false))
    socket.on('error', () => finish(false))
  })
}
