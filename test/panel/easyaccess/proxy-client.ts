import { once } from 'node:events'
import type { Socket } from 'node:net'
import { openSocket } from '../network/open-socket'
import type { Settings } from './easyaccess-state'
import { CODES, orFailure, PathFailure } from './path-failure'

export interface ProxyLogin {
  username: string
  password: string
}

/** A proxy that accepts the panel. */
export interface OpenProxy {
  /** The connection to the server behind it. @throws PathFailure */
  tunnel(): Promise<Socket>
}

interface Proxying {
  type: Settings['proxy_type']
  /** Where it listens on this machine. */
  port: number
  login: ProxyLogin
  host: string
  serverPort: number
  timeoutMs: number
}

/** Connects to a proxy and logs in there. @throws PathFailure */
export async function openProxy(proxying: Proxying): Promise<OpenProxy> {
  const socket = await orFailure(CODES.proxy, openSocket(proxying.port, proxying.timeoutMs))
  socket.on('error', () => {})
  const open = proxying.type === 'http' ? connectByHttp : connectBySocks
  try {
    return await orFailure(CODES.proxy, open(socket, proxying))
  } catch (error) {
    socket.destroy()
    throw error
  }
}

/** HTTP CONNECT (RFC 9110, 9.3.6): one request logs in and connects. */
async function connectByHttp(socket: Socket, { host, serverPort, login, timeoutMs }: Proxying): Promise<OpenProxy> {
  const target = `${host}:${serverPort}`
  const basic = Buffer.from(`${login.username}:${login.password}`).toString('base64')
  const authorization = login.username === '' ? '' : `Proxy-Authorization: Basic ${basic}\r\n`
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n${authorization}\r\n`)
  const [, status = '', reason = ''] = /^HTTP\/1\.[01] (\d{3}) ?([^\r\n]*)/.exec(await read(socket, timeoutMs)) ?? []
  if (status === '') throw new PathFailure(CODES.proxy, 'no HTTP proxy')
  if (status === '407') throw new PathFailure(CODES.proxy, `407 ${reason}`)
  return {
    async tunnel() {
      if (status !== '200') throw new PathFailure(CODES.server, `${status} ${reason}`)
      return socket
    }
  }
}

const SOCKS = 5
const [NO_LOGIN, USERNAME_LOGIN] = [0, 2]
const CONNECT = 1
const DOMAIN_NAME = 3

/** SOCKS 5 (RFC 1928) with username and password (RFC 1929). */
async function connectBySocks(socket: Socket, { host, serverPort, login, timeoutMs }: Proxying): Promise<OpenProxy> {
  const exchange = async (...bytes: number[]) => {
    socket.write(Buffer.from(bytes))
    return Buffer.from(await read(socket, timeoutMs), 'latin1')
  }
  const text = (value: string) => [Buffer.byteLength(value), ...Buffer.from(value)]
  const method = login.username === '' ? NO_LOGIN : USERNAME_LOGIN
  const [version, chosen] = await exchange(SOCKS, 1, method)
  if (version !== SOCKS) throw new PathFailure(CODES.proxy, 'no SOCKS 5 proxy')
  if (chosen !== method) throw new PathFailure(CODES.proxy, 'the proxy requires another login')
  if (method === USERNAME_LOGIN) {
    const [, refused] = await exchange(1, ...text(login.username), ...text(login.password))
    if (refused !== 0) throw new PathFailure(CODES.proxy, 'the proxy rejects username or password')
  }
  return {
    async tunnel() {
      const port = [serverPort >> 8, serverPort & 0xff]
      const [, refused] = await orFailure(
        CODES.server,
        exchange(SOCKS, CONNECT, 0, DOMAIN_NAME, ...text(host), ...port)
      )
      if (refused !== 0) throw new PathFailure(CODES.server, `SOCKS reply ${refused}`)
      return socket
    }
  }
}

/** What arrives next; on the loopback a reply of this size arrives whole. */
async function read(socket: Socket, timeoutMs: number): Promise<string> {
  const ended = new AbortController()
  const end = () => ended.abort()
  socket.once('close', end)
  try {
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(timeoutMs)])
    if (socket.readableLength === 0) await once(socket, 'readable', { signal })
    return socket.read()?.toString('latin1') ?? ''
  } finally {
    socket.off('close', end)
  }
}
