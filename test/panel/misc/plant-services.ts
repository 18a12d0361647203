import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { LOOPBACK, type PlantNetwork } from '../network/plant-network'

export interface PlantServices {
  network: PlantNetwork
  close(): Promise<void>
}

/** Seconds from 1900 to 1970 (RFC 4330, 3). */
const NTP_EPOCH = 2_208_988_800
const LEAP_ALARM = 3

/**
 * Time servers and a syslog server of the plant on the loopback: one time server does not know the time itself, one is
 * silent. `onSyslog` is called for each datagram that arrives.
 */
export async function startPlantServices(onSyslog: (line: string) => void = () => {}): Promise<PlantServices> {
  const sockets: Socket[] = []
  const open = async (onMessage: (message: Buffer, from: RemoteInfo, socket: Socket) => void): Promise<number> => {
    const socket = createSocket('udp4')
    sockets.push(socket)
    socket.on('message', (message, from) => onMessage(message, from, socket))
    socket.unref()
    socket.bind(0, LOOPBACK)
    await once(socket, 'listening')
    return socket.address().port
  }
  const timeServer = (leap: number) =>
    open((request, { port, address }, socket) => {
      socket.send(timeReply(request, Date.now(), leap), port, address)
    })

  const hosts = {
    'time.plant.example': { 123: await timeServer(0) },
    'lost-time.plant.example': { 123: await timeServer(LEAP_ALARM) },
    'silent-time.plant.example': { 123: await open(() => {}) },
    'syslog.plant.example': { 514: await open(message => onSyslog(message.toString())) }
  }
  return {
    network: { hosts, authorities: [] },
    close: async () => void (await Promise.all(sockets.map(socket => new Promise<void>(done => socket.close(done)))))
  }
}

/** The answer of a primary server (RFC 4330, 4). */
function timeReply(request: Buffer, now: number, leap: number): Buffer {
  const reply = Buffer.alloc(48)
  reply[0] = (leap << 6) | (4 << 3) | 4
  reply[1] = 1
  reply.write('GPS', 12, 'latin1')
  request.copy(reply, 24, 40, 48)
  for (const offset of [16, 32, 40]) writeTime(reply, offset, now)
  return reply
}

function writeTime(reply: Buffer, offset: number, milliseconds: number): void {
  const seconds = Math.floor(milliseconds / 1000)
  reply.writeUInt32BE(seconds + NTP_EPOCH, offset)
  reply.writeUInt32BE(Math.floor(((milliseconds - seconds * 1000) / 1000) * 2 ** 32), offset + 4)
}
