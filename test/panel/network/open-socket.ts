import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { LOOPBACK } from './plant-network'

/** A connection to a server of the plant. @throws Error with the code of the system, `ETIMEDOUT` after the timeout */
export async function openSocket(port: number, timeoutMs: number): Promise<Socket> {
  const socket = connect(port, LOOPBACK)
  await opened(socket, 'connect', timeoutMs)
  return socket
}

/** Begins TLS on a connection. @throws Error as `openSocket` */
export async function startTls(socket: Socket, options: ConnectionOptions, timeoutMs: number): Promise<TLSSocket> {
  const secured = connectTls({ ...options, socket })
  await opened(secured, 'secureConnect', timeoutMs)
  return secured
}

async function opened(socket: Socket, event: string, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => {
    socket.destroy(Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' }))
  }, timeoutMs)
  try {
    await once(socket, event)
  } finally {
    clearTimeout(timer)
  }
}
