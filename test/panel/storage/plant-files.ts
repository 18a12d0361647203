import { createServer } from 'node:net'
import { LOOPBACK, type PlantNetwork } from '../network/plant-network'
import { closed, portOf } from '../network/plant-server'
import { createCertificate } from '../server/certificate'
import { createPlantDisk, type PlantDisk, type PlantFileFaults } from './plant-disk'
import { startFtp } from './plant-ftp'
import { startSftp } from './plant-sftp'

export interface PlantFiles {
  network: PlantNetwork
  /** The disk that all servers of the plant share. */
  disk: PlantDisk
  close(): Promise<void>
}

/** The accounts of the file servers: passwords by user. */
export const FILE_ACCOUNTS: Record<string, string> = { line2: 'ftp-3152' }

/** The ports that the servers are known by. */
export const FILE_SERVERS: Record<string, number[]> = {
  'backup.plant.example': [21, 22, 990],
  'old-backup.plant.example': [21, 22, 990],
  'plain-backup.plant.example': [21],
  'silent-backup.plant.example': [21, 22, 990]
}

const LONG_VALID = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2049-12-31') }

/**
 * File servers of the plant on the loopback: FTP, which changes to TLS, FTPS from the first byte, SFTP. One has a certificate
 * of nobody's authority, one does not encrypt, and one takes connections and says nothing.
 */
export async function startPlantFiles(faults: PlantFileFaults = {}): Promise<PlantFiles> {
  const certificateOf = (host: string) => createCertificate(host, { names: [host], valid: LONG_VALID })
  const trusted = await certificateOf('backup.plant.example')
  const stranger = await certificateOf('old-backup.plant.example')
  const disk = createPlantDisk(faults)
  const shared = { disk, accounts: FILE_ACCOUNTS }

  const silence = createServer(socket => void socket.on('error', () => {}).resume()).listen(0, LOOPBACK)
  const silent = { port: await portOf(silence), close: () => closed(silence) }
  const sftp = await startSftp({ ...shared, faults })
  const servers = {
    'backup.plant.example': {
      21: await startFtp({ ...shared, certificate: trusted }),
      22: sftp,
      990: await startFtp({ ...shared, certificate: trusted, implicit: true })
    },
    'old-backup.plant.example': {
      21: await startFtp({ ...shared, certificate: stranger }),
      22: sftp,
      990: await startFtp({ ...shared, certificate: stranger, implicit: true })
    },
    'plain-backup.plant.example': { 21: await startFtp(shared) },
    'silent-backup.plant.example': { 21: silent, 22: silent, 990: silent }
  }
  const ports = (host: Record<number, { port: number }>) =>
    Object.fromEntries(Object.entries(host).map(([port, server]) => [port, server.port]))
  const hosts = Object.fromEntries(Object.entries(servers).map(([host, found]) => [host, ports(found)]))
  return {
    network: { hosts, authorities: [trusted.cert] },
    disk,
    async close() {
      const all = new Set(Object.values(servers).flatMap(host => Object.values(host)))
      await Promise.all([...all].map(server => server.close()))
    }
  }
}
