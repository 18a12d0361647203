import { atom } from 'nanostores'
import {
  type MiscTest,
  testFtp,
  testNameServices,
  testSnmp,
  testSyslog,
  testTimeServer
} from '../../../api/misc-services'
import { laterRequests } from '../../../lib/remote/stoppable'

export interface TestResult {
  /** The server that was tested, if there are several. */
  server?: string
  result: MiscTest
}

/** Tests of services, by a real request; each changes nothing. */
export function createTests() {
  const $results = atom<readonly TestResult[]>([])

  const one = async (test: Promise<MiscTest>) => {
    $results.set([])
    $results.set([{ result: await test }])
  }

  return {
    $results,
    ftp: () => one(testFtp()),
    nameServices: () => one(testNameServices()),
    snmp: () => one(testSnmp()),
    syslog: (host: string, port: number) => one(testSyslog(host, port)),

    /** One after another, as the panel tries them. @throws ApiError */
    async time(servers: readonly string[]): Promise<void> {
      const later = laterRequests()
      $results.set([])
      for (const server of servers) {
        const result = await later(() => testTimeServer(server))
        $results.set([...$results.get(), { server, result }])
      }
    }
  }
}

export type Tests = ReturnType<typeof createTests>
