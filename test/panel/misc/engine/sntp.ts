import { time } from '@hapi/sntp'
import { LOOPBACK } from '../../network/plant-network'
import { type Steps, TestFailure, type TimeReply } from '../engine'

const TIMEOUT_MS = 3000

/** One exchange with a time server (RFC 4330). @throws TestFailure */
export async function queryTime(port: number, steps: Steps): Promise<TimeReply> {
  await steps.run('request', () => {})
  return steps.run('response', async () => {
    const reply = await time({ host: LOOPBACK, port, timeout: TIMEOUT_MS }).catch((error: Error) => {
      throw new TestFailure(/timeout|refused/i.test(error.message) ? 'no_reply' : 'invalid_reply', error.message)
    })
    if (reply.leapIndicator === 'alarm' || reply.stratum === 'death') throw new TestFailure('not_synchronised')
    return { instant: Date.now() + reply.t }
  })
}
