import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import type { Server } from 'ssh2'
import { LOOPBACK } from '../network/plant-network'
import { closed, portOf } from '../network/plant-server'
import type { PlantDisk, PlantFileFaults } from './plant-disk'
import type { PlantFileServer } from './plant-ftp'
import { serveSftp } from './plant-sftp-files'

interface SftpChoices {
  disk: PlantDisk
  /** Passwords by user. */
  accounts: Record<string, string>
  faults: PlantFileFaults
}

/** Starts an SFTP server on the loopback. */
export async function startSftp({ disk, accounts, faults }: SftpChoices): Promise<PlantFileServer> {
  const { Server } = (await import('ssh2')).default
  const usual = serverWithKey(() => {})
  const changed = serverWithKey(password => faults.captured?.push(password))
  const sockets = new Set<Socket>()
  const listener = createServer({ noDelay: true }, socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    const server = faults.hostKeyChanged ? changed : usual
    server.injectSocket(socket)
  }).listen(0, LOOPBACK)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { port: await portOf(listener), close: () => closed(listener) }

  function serverWithKey(onPassword: (password: string) => unknown): Server {
    return new Server({ hostKeys: [hostKey()] }, client => {
      client.on('error', () => {})
      client.on('authentication', login => {
        if (login.method === 'password') onPassword(login.password)
        const isRight = login.method === 'password' && accounts[login.username] === login.password
        if (isRight) login.accept()
        else login.reject(['password'])
      })
      client.on('session', accept => {
        accept().on('sftp', acceptSftp => serveSftp(acceptSftp(), disk, cut))
      })
    })
  }
}

/** A new host key. Not made by ssh2: one in 230 of its Ed25519 keys cannot be read by itself (ssh2 issue 1513). */
function hostKey(): string {
  return generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' }
  }).privateKey
}
