import { type LineChannel, lineChannel } from '../network/line-channel'
import type { TimedSteps } from '../network/timed-steps'
import type { PanelState } from '../state'
import { openPath, type PathContext, type Route, type Step } from './path'
import { CODES, orFailure, PathFailure } from './path-failure'

export type Greeting = 'login' | 'probe' | 'activate'

export interface Session {
  channel: LineChannel
  domain: string | null
  idleMinutes: number | null
  /** Null with a licence that does not end. */
  trialUntil: string | null
}

/** What the panel says of itself. @throws PathFailure where it cannot */
function identityOf({ hardware, easyaccess }: PanelState) {
  if (!easyaccess.keyIsReadable) throw new PathFailure(CODES.keyUnreadable)
  if (!easyaccess.hasProgram) throw new PathFailure(CODES.programMissing)
  return { key: hardware.hardwareKey, ...easyaccess.pairing }
}

/**
 * Goes to the server and is greeted there: for a session, to see whether one would be possible, or to book a licence.
 * @throws PathFailure
 */
export async function openSession(
  context: PathContext,
  route: Route,
  timed: TimedSteps<Step>,
  greeting: { type: Greeting; account?: string; password?: string }
): Promise<Session> {
  const socket = await openPath(context, route, timed)
  const channel = lineChannel(socket)
  try {
    return await timed.run('login', async () => {
      channel.send({ ...identityOf(context.state), ...greeting })
      const reply = await orFailure(CODES.noReply, channel.next(context.timeoutMs))
      const code = Number(reply.code)
      if (code !== 0) throw new PathFailure(code)
      const { domain, idle_minutes: minutes, trial_until: trialUntil } = reply
      return {
        channel,
        domain: typeof domain === 'string' ? domain : null,
        idleMinutes: typeof minutes === 'number' ? minutes : null,
        trialUntil: typeof trialUntil === 'string' ? trialUntil : null
      }
    })
  } catch (error) {
    channel.close()
    throw error
  }
}
