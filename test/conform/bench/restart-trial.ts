import { recordOf } from '../probe'
import { json } from '../run'
import { signIn } from '../session-checks'
import { NotNow, type Trial } from './bench'

const POLL_MS = 1000
const USER = 'GET /uac/account/userinfo'

export const restart: Trial = {
  id: 'restart',
  name: 'restart of the panel',
  permissions: ['system-info'],
  plan: 'restarts the panel, which stops the project and ends all sessions',
  wayBack: 'waits until the panel is there again, and logs in; the project starts by itself',
  async attempt({ call, read, probe, run, account, other, pause }) {
    const { client, session } = run
    const before = await read('GET /system/hmi/name')
    const body = json({ reason: 'Conformance run' })
    const reply = await call('POST /system/restart', body, { status: [200, 409] })
    if (reply.status === 409) throw new NotNow(`the panel does not allow it now (${recordOf(reply.json).error_code})`)
    if (reply.status !== 200) return undefined
    const { seconds: announced } = recordOf(reply.json)
    const most = 2 * Number(announced) + 60
    const path = `/api/v1${USER.split(' ')[1]}`
    const sent = { method: 'GET', path, headers: { Authorization: `Bearer ${session.token}` } }
    for (let seconds = 0; ; seconds += POLL_MS / 1000) {
      const status = await client.tryOnce(sent)
      if (status === 400 || status === 401) break
      const came = status === undefined ? 'no response' : `status ${status}`
      const late = `${came} to the token of before after ${seconds} s instead of 400 or 401 after about ${announced}`
      if (!probe.expect('after the restart', 'session', seconds < most, late)) return undefined
      await pause(POLL_MS)
    }
    for (const [user, own] of [
      [session, account],
      [run.other, other]
    ] as const)
      if (user && own) Object.assign(user, await signIn(client, own))
    const { name } = await read('GET /system/hmi/name')
    probe.expect('after the restart', 'restored', name === before.name, `the name is ${name} instead of ${before.name}`)
    return undefined
  }
}
