import type { Test } from 'uvu'
import { type LicenceServer, startLicenceServer } from '../panel/codesys/licence-server'
import { soldCodes } from '../panel/codesys/licence-site'
import type { Panel } from '../panel/panel'

const PATIENCE_MS = 500

/** Has the licence server of CODESYS run while a suite does, without faults and with all codes at the beginning of each test. */
export function licenceServerOf<T>(tests: Test<T>): () => LicenceServer {
  let server: LicenceServer
  tests.before(async () => {
    server = await startLicenceServer()
  })
  tests.before.each(() => {
    server.setFaults({})
    Object.assign(server.sold, soldCodes())
  })
  tests.after(() => server.close())
  return () => server
}

/** Connects a panel with it, with little patience. */
export const reachLicenceServer = ({ codesys }: Pick<Panel, 'codesys'>, { network }: LicenceServer) =>
  codesys.attach(network, PATIENCE_MS)
