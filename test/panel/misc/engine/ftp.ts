import type { FtpConnection } from 'ftp-srv'
import { LOOPBACK } from '../../network/plant-network'
import { createFtpServer } from '../../storage/ftp-library'
import { ftpFileSystem } from '../../storage/plant-ftp-files'
import { type FtpSetup, type RunningService, type ServiceUser, type StepName, type Steps, TestFailure } from '../engine'
import { freeTcpPort } from './free-port'
import { recordsDisk } from './records-disk'

/** Who reads the records of the panel. */
const FTP_USER = 'history'
const TIMEOUT_MS = 5000

/** An FTP server that changes to TLS (RFC 4217). */
export async function startFtpServer({
  settings,
  identity,
  attempts,
  password,
  files,
  ...events
}: FtpSetup): Promise<RunningService> {
  const port = await freeTcpPort(settings.port)
  const server = await createFtpServer({ url: `ftp://${LOOPBACK}:${port}`, tls: identity })
  const users = new Map<string, ServiceUser>()

  const leave = ({ id }: FtpConnection) => {
    const user = users.get(id)
    users.delete(id)
    if (user) events.onLeave(user)
  }

  server.on('login', ({ connection, username, password: typed }, resolve, reject) => {
    if (settings.tls_required && !connection.secure) return reject(new Error('TLS is required'))
    const user = { name: username, address: (connection.ip ?? '').replace('::ffff:', '') }
    const wait = attempts.waitSeconds(username, user.address)
    if (wait > 0) return reject(new Error(`Try again in ${wait} s`))
    if (username !== FTP_USER || typed !== password()) {
      attempts.failed(username, user.address)
      return reject(new Error('Login incorrect'))
    }
    attempts.succeeded(username, user.address)
    users.set(connection.id, user)
    events.onJoin(user)
    resolve({ fs: ftpFileSystem(recordsDisk(files), () => void server.disconnectClient(connection.id)) })
  })
  server.on('disconnect', ({ connection }) => leave(connection))
  await server.listen()
  return { port, close: async () => void (await server.close()) }
}

/** @throws TestFailure */
export async function logInToFtp(port: number, { settings, password }: FtpSetup, steps: Steps): Promise<void> {
  const { Client } = await import('basic-ftp')
  const client = new Client(TIMEOUT_MS)
  const run = (name: StepName, code: TestFailure['code'], work: () => Promise<unknown>) =>
    steps.run(name, () =>
      work().catch((error: Error) => {
        throw new TestFailure(code, error.message)
      })
    )
  try {
    await run('connect', 'connection_refused', () => client.connect(LOOPBACK, port))
    // The panel knows its own certificate.
    if (settings.tls_required) await run('tls', 'tls', () => client.useTLS({ rejectUnauthorized: false }))
    await run('login', 'login', () => client.login(FTP_USER, password()))
    await run('list', 'list', async () => {
      await client.useDefaultSettings()
      await client.list('/')
    })
  } finally {
    client.close()
  }
}
