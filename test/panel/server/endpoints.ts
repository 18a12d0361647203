import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Panel } from '../panel'

interface Options {
  panel: Panel
  /** Where it is served at the start. */
  host: string
  create: (host: string) => Server
}

/**
 * Serves a panel at one loopback address at a time, which follows the panel's own address. At the address of the start,
 * connections are still accepted but get no response once the panel has moved, as if the machine were no longer there.
 */
export function createEndpoints({ panel, host, create }: Options) {
  const servers = new Map<string, Server>()
  const held = new Set<Duplex>()
  let port = 0
  let closed = false
  /** While the panel restarts nothing listens, and the process must not end. */
  const alive = setInterval(() => {}, 60_000)

  panel.network.serveOn(host)
  const current = () => (host.startsWith('127.') ? (panel.network.host() ?? host) : host)

  const open = async (endpoint: string) => {
    const server = servers.get(endpoint) ?? create(endpoint)
    servers.set(endpoint, server)
    if (!server.listening) port = await listen(server, port, endpoint)
  }

  const close = (endpoint: string): Promise<void> => {
    const server = servers.get(endpoint)
    servers.delete(endpoint)
    return new Promise(resolve => {
      if (!server?.listening) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  const follow = () => {
    if (closed || !panel.isRunning()) return
    for (const endpoint of servers.keys()) if (endpoint !== host && endpoint !== current()) void close(endpoint)
    for (const endpoint of [host, current()]) open(endpoint).catch(error => console.error(String(error)))
  }

  panel.network.onMove(follow)
  panel.onStart(follow)
  panel.onStop(() => {
    for (const endpoint of servers.keys()) void close(endpoint)
  })

  return {
    current,

    /** @returns the port. */
    async open(wanted: number): Promise<number> {
      port = wanted
      await open(host)
      return port
    },

    /** Keeps a connection open without a response. */
    hold(stream: Duplex): void {
      held.add(stream)
      stream.on('error', () => stream.destroy()).on('close', () => held.delete(stream))
    },

    async close(): Promise<void> {
      closed = true
      clearInterval(alive)
      for (const stream of held) stream.destroy()
      await Promise.all([...servers.keys()].map(close))
    }
  }
}

/** @returns the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      // A server that listens on a port has an address of this kind.
      resolve((server.address() as AddressInfo).port)
    })
  })
}
