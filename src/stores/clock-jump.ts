import { saveTime } from '../api/system'
import { asApiError } from '../lib/remote/as-api-error'
import { sendDeviceTime } from '../lib/text/time-text'
import { renew } from '../session/renewal'
import { endSession } from '../session/session'
import { readToken } from '../session/token'
import { rereadClock } from './clock'

/** Sets the panel's clock. Once the time is set, no later failure makes the call fail. @throws ApiError */
export async function changeClock(deviceTime: number): Promise<void> {
  await saveTime(sendDeviceTime(deviceTime))
  await followJump()
}

/** The panel's clock was set, by hand or by its settings: renews the token, which the jump may have ended, and reads the time. */
export async function followJump(): Promise<void> {
  const token = readToken()
  try {
    if (token) await renew(token)
    await rereadClock()
  } catch (error) {
    const { failure } = asApiError(error)
    if (failure.kind === 'session') endSession(failure.reason)
  }
}
