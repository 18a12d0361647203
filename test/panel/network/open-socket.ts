import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { LOOPBACK } from './plant-network'

/** A connection to a server of the plant. @throws Error with the code of the system, `ETIMEDOUT` when the patience has ended */
export async function openSocket(port: number, patienceMs: number): Promise<Socket> {
  const socket = connect(port, LOOPBACK)
  await opened(socket, 'connect', patienceMs)
  return socket
}

/** Begins TLS on a connection. @throws Error as `openSocket` */
export async function startTls(socket: Socket, options: ConnectionOptions, patienceMs: number): Promise<TLSSocket> {
  const secured = connectTls({ ...options, socket })
  await opened(secured, 'secureConnect', patienceMs)
  return secured
}

async function opened(socket: Socket, event: string, patienceMs: number): Promise<void> {
  const patience = setTimeout(() => {
    socket.destroy(Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }))
  }, patienceMs)
  try {
    await once(socket, event)
  } finally {
    clearTimeout(patience)
  }
}
