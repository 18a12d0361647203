import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { LOOPBACK, loopbackPort, type PlantNetwork } from '../network/plant-network'
import { closing, portOf } from '../network/plant-server'

export const PROXY_ACCOUNT = { username: 'line2', password: 'proxy-3152' }

export interface PlantProxy {
  /** HTTP CONNECT. */
  http: number
  /** SOCKS 5. */
  socks5: number
  close(): Promise<void>
}

/** The proxies of the plant, which lead to the hosts of a network and require a login. */
export async function startPlantProxy(network: () => PlantNetwork): Promise<PlantProxy> {
  const servers: Server[] = [httpProxy(network), socksProxy(network)]
  const closings = servers.map(closing)
  const [http = 0, socks5 = 0] = await Promise.all(servers.map(server => portOf(server.listen(0, LOOPBACK))))
  return { http, socks5, close: async () => void (await Promise.all(closings.map(close => close()))) }
}

function httpProxy(network: () => PlantNetwork): Server {
  const basic = Buffer.from(`${PROXY_ACCOUNT.username}:${PROXY_ACCOUNT.password}`).toString('base64')
  return createHttpServer((_, response) => response.writeHead(405).end()).on('connect', (request, client: Socket) => {
    client.on('error', () => {})
    if (request.headers['proxy-authorization'] !== `Basic ${basic}`) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n')
      return
    }
    const [host = '', port = ''] = (request.url ?? '').split(':')
    join(client, network(), host, Number(port), reached => {
      if (reached) client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      else client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    })
  })
}

const SOCKS = 5
const USERNAME_LOGIN = 2
const NONE_ACCEPTED = 0xff
const HOST_UNREACHABLE = 4

function socksProxy(network: () => PlantNetwork): Server {
  return createServer(client => {
    client.on('error', () => {})
    const reply = (...bytes: number[]) => void client.write(Buffer.from(bytes))
    const greet = (bytes: Buffer) => {
      if (bytes[0] !== SOCKS) return void client.destroy()
      reply(SOCKS, bytes.subarray(2).includes(USERNAME_LOGIN) ? USERNAME_LOGIN : NONE_ACCEPTED)
    }
    const logIn = (bytes: Buffer) => {
      const [username, rest] = textIn(bytes, 1)
      const [password] = textIn(bytes, rest)
      const accepted = username === PROXY_ACCOUNT.username && password === PROXY_ACCOUNT.password
      reply(1, accepted ? 0 : 1)
    }
    const request = (bytes: Buffer) => {
      client.off('data', onData)
      client.pause()
      const [host, rest] = textIn(bytes, 4)
      join(client, network(), host, bytes.readUInt16BE(rest), reached =>
        reply(SOCKS, reached ? 0 : HOST_UNREACHABLE, 0, 1, 0, 0, 0, 0, 0, 0)
      )
    }
    const stages = [greet, logIn, request]
    const onData = (bytes: Buffer) => stages.shift()?.(bytes)
    client.on('data', onData)
  })
}

/** A text after its length, and where the next field begins. */
function textIn(bytes: Buffer, at: number): [string, number] {
  const end = at + 1 + (bytes[at] ?? 0)
  return [bytes.subarray(at + 1, end).toString(), end]
}

/** Connects the client with a host of the network. */
function join(client: Socket, network: PlantNetwork, host: string, port: number, reply: (reached: boolean) => void) {
  const target = loopbackPort(network, host, port)
  if (typeof target !== 'number') return reply(false)
  const server = connect(target, LOOPBACK)
  server.once('connect', () => {
    reply(true)
    server.pipe(client).pipe(server)
  })
  server.once('error', () => reply(false))
  client.once('close', () => server.destroy())
}
