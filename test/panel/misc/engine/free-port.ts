import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { LOOPBACK } from '../../network/plant-network'
import { closed, portOf } from '../../network/plant-server'

/** Below it a port belongs to the machine that the virtual panel runs on. */
const FIRST_OPEN_PORT = 1024

/** The port where it can be had, else any free one. */
export async function freeTcpPort(wanted: number): Promise<number> {
  const port = wanted < FIRST_OPEN_PORT ? 0 : wanted
  const server = createServer()
  try {
    server.listen(port, LOOPBACK)
    await once(server, 'listening')
    return await portOf(server)
  } catch {
    return port === 0 ? 0 : freeTcpPort(0)
  } finally {
    if (server.listening) await closed(server)
  }
}

/** As of TCP. */
export async function freeUdpPort(wanted: number): Promise<number> {
  const port = wanted < FIRST_OPEN_PORT ? 0 : wanted
  const socket = createSocket('udp4')
  try {
    socket.bind(port, LOOPBACK)
    await once(socket, 'listening')
    return socket.address().port
  } catch {
    return port === 0 ? 0 : freeUdpPort(0)
  } finally {
    socket.close()
  }
}
