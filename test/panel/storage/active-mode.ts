import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { FTPContext, FTPResponse } from 'basic-ftp'
import { LOOPBACK } from '../network/plant-network'
import { portOf } from '../network/plant-server'

/**
 * Active mode (RFC 959), which the FTP client library leaves to others: the server opens the data connection, at any time
 * after the command. The library wants a connected socket before that, so it gets one to a relay.
 */
export async function enterActiveMode(ftp: FTPContext): Promise<FTPResponse> {
  const forServer = oneConnection()
  const forPanel = oneConnection()
  const socket = connect(await portOf(forPanel.server), LOOPBACK)
  void Promise.all([forServer.socket, forPanel.socket]).then(join, () => socket.destroy())
  await once(socket, 'connect')
  const response = await ftp.request(`EPRT |1|${LOOPBACK}|${await portOf(forServer.server)}|`)
  ftp.dataSocket = ftp.hasTLS ? connectTls({ ...ftp.tlsOptions, socket }) : socket
  return response
}

function oneConnection(): { server: Server; socket: Promise<Socket> } {
  const server = createServer({ pauseOnConnect: true }).listen(0, LOOPBACK)
  const arrival = once(server, 'connection').then(([socket]) => {
    server.close()
    // The event of a server of `node:net` brings its sockets.
    return socket as Socket
  })
  server.unref()
  return { server, socket: arrival }
}

function join([one, other]: Socket[]): void {
  if (!one || !other) return
  for (const [from, to] of [[one, other] as const, [other, one] as const])
    from
      .on('error', () => to.destroy())
      // Nothing reads from it any more, not even its end.
      .on('close', () => to.destroySoon())
      .pipe(to)
}
