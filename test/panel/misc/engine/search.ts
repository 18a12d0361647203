import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { LOOPBACK } from '../../network/plant-network'
import type { RunningService, SearchSetup } from '../engine'
import { SEARCH_PORT } from '../ports'
import { recentUsers } from '../recent-users'
import { freeUdpPort } from './free-port'

/** What the engineering software of the virtual panel sends to all. */
export const SEARCH = 'find-panels'

/** Responds to a search with what the engineering software lists. */
export async function startSearch({ facts, ...events }: SearchSetup): Promise<RunningService> {
  const socket = createSocket('udp4')
  const users = recentUsers('engineering software', events)
  socket.on('message', (message, { address, port }) => {
    if (message.toString() !== SEARCH) return
    users.note(address)
    socket.send(JSON.stringify(facts()), port, address)
  })
  socket.bind(await freeUdpPort(SEARCH_PORT), LOOPBACK)
  await once(socket, 'listening')
  socket.unref()
  return {
    port: socket.address().port,
    close: () =>
      new Promise(resolve => {
        users.forget()
        socket.close(() => resolve())
      })
  }
}
