import type { OpcuaServer } from './node-opcua'

/**
 * Of one address, besides those with a session. node-opcua limits only their sum and closes the oldest then, which may
 * be that of another client that is about to log in.
 */
export const MOST_OF_ONE_ADDRESS = 10

/** Refuses connections of an address that has too many. */
export function limitConnections({ endpoints }: OpcuaServer): void {
  for (const endpoint of endpoints) {
    const listener = endpoint._server
    const open = new Map<string, number>()
    const accept = listener.listeners('connection')
    listener.removeAllListeners('connection')
    listener.on('connection', socket => {
      const address = socket.remoteAddress ?? ''
      const count = open.get(address) ?? 0
      const signedIn = endpoint.getChannels().filter(it => it.hasSession && it.remoteAddress === address)
      if (count - signedIn.length >= MOST_OF_ONE_ADDRESS) {
        socket.destroy()
        return
      }
      open.set(address, count + 1)
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1
        if (left > 0) open.set(address, left)
        else open.delete(address)
      })
      for (const next of accept) next.call(listener, socket)
    })
  }
}
