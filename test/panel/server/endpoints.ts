import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Panel } from '../panel'

interface Options {
  panel: Panel
  /** Where it is served at first. */
  host: string
  create: (host: string) => Server
}

/**
 * The loopback addresses at which a panel is served, one at a time: it goes where its own address leads. Where it was met
 * first, connections are taken and nothing is answered, as if the machine had gone from there.
 */
export function createHomes({ panel, host, create }: Options) {
  const servers = new Map<string, Server>()
  const held = new Set<Duplex>()
  let port = 0
  let closed = false
  /** A panel that restarts listens nowhere, and its process must not end. */
  const alive = setInterval(() => {}, 60_000)

  panel.network.serveOn(host)
  const current = () => (host.startsWith('127.') ? (panel.network.host() ?? host) : host)

  const settle = async (home: string) => {
    const server = servers.get(home) ?? create(home)
    servers.set(home, server)
    if (!server.listening) port = await listen(server, port, home)
  }

  const vacate = (home: string): Promise<void> => {
    const server = servers.get(home)
    servers.delete(home)
    return new Promise(resolve => {
      if (!server?.listening) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  const follow = () => {
    if (closed || !panel.isRunning()) return
    for (const home of servers.keys()) if (home !== host && home !== current()) void vacate(home)
    for (const home of [host, current()]) settle(home).catch(error => console.error(String(error)))
  }

  panel.network.onMove(follow)
  panel.onStart(follow)
  panel.onStop(() => {
    for (const home of servers.keys()) void vacate(home)
  })

  return {
    current,

    /** @returns the port. */
    async open(wanted: number): Promise<number> {
      port = wanted
      await settle(host)
      return port
    },

    /** Keeps a connection open without an answer. */
    hold(stream: Duplex): void {
      held.add(stream)
      stream.on('error', () => stream.destroy()).on('close', () => held.delete(stream))
    },

    async close(): Promise<void> {
      closed = true
      clearInterval(alive)
      for (const stream of held) stream.destroy()
      await Promise.all([...servers.keys()].map(vacate))
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
