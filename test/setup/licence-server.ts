import type { Test } from 'uvu'
import { type LicenceServer, startLicenceServer } from '../panel/codesys/licence-server'
import { soldCodes } from '../panel/codesys/licence-site'
import type { Panel } from '../panel/panel'

/** Runs the licence server of CODESYS during a suite, without faults and with all codes at the beginning of each test. */
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

/** Connects a panel with it. A test of a silent server shortens the timeout. */
export const reachLicenceServer = (
  { codesys }: Pick<Panel, 'codesys'>,
  { network }: LicenceServer,
  timeoutMs = 10_000
) => codesys.attach(network, timeoutMs)
