import { randomBytes } from 'node:crypto'
import { recordOf } from '../probe'
import { json } from '../run'
import { type Account, grant, signIn } from '../session-checks'
import { ACCOUNT_PERMISSION, accountIn, newAccount } from '../temporary-account'
import { type Bench, NotNow, type Trial } from './bench'

/** Known to whoever has read the plan, should the run end between the two changes. */
const TEMPORARY = 'conformance-2026'
const LEVEL = { level: 'upload-project' }
const CHANGE = 'PUT /system/passwords/{level}'
const WRONG = { status: [400], errorCode: 'wrong_password' }

export const levelPassword: Trial = {
  id: 'level-password',
  name: 'password of a level',
  permissions: ['system-password'],
  plan: `changes the password of the level Upload Project to ${TEMPORARY}, which disconnects whoever uses it`,
  wayBack: 'changes it back',
  async attempt({ call, read, uploadPassword }) {
    if (uploadPassword === undefined) throw new NotNow('PANEL_UPLOAD_PASSWORD is not set')
    const { levels } = await read('GET /system/passwords')
    const level = Array.isArray(levels) && levels.map(recordOf).find(({ level: name }) => name === LEVEL.level)
    if (!level || level.factory === true) throw new NotNow('the factory password cannot be set again')
    const change = (current: string, password: string, expected: Parameters<typeof call>[2], label: string) =>
      call(CHANGE, { params: LEVEL, ...json({ current, password }) }, expected, label)
    const { status } = await change(uploadPassword, TEMPORARY, { status: [200, 400] }, 'the change')
    if (status === 400) throw new NotNow('PANEL_UPLOAD_PASSWORD is not that of the panel')
    if (status !== 200) return undefined
    const second = `${TEMPORARY}-2`
    const again = await change(uploadPassword, second, WRONG, 'with the previous password')
    await change(again.status === 200 ? second : TEMPORARY, uploadPassword, { status: [200] }, 'the way back')
    return undefined
  }
}

export const accountPassword: Trial = {
  id: 'account-password',
  name: 'password of an account',
  permissions: [ACCOUNT_PERMISSION],
  plan: 'creates an account, logs in as its user, and changes the password twice',
  wayBack: 'deletes the account',
  async attempt(bench) {
    const { call, run } = bench
    const body = newAccount()
    const reply = await call('POST /uac/accounts', json(body), { status: [201, 409] })
    if (reply.status === 409) throw new NotNow(`the panel does not allow it now (${recordOf(reply.json).error_code})`)
    const account = accountIn(run, body.username, reply)
    try {
      await changeTwice(bench, account)
    } finally {
      const { status } = await call('DELETE /uac/accounts/{id}', { params: { id: account.id } }, { status: [204] })
      if (status === 204) run.created.delete(account.path)
    }
    return undefined
  }
}

/** The temporary password lets its user do nothing but change it; a change ends the other sessions. */
async function changeTwice({ call, run, probe }: Bench, { username, password: first }: Account): Promise<void> {
  const { client } = run
  const logIn = (password: string) => client.send(grant({ grant_type: 'password', username, password }))
  const token = String(recordOf((await logIn(first)).json).access_token)
  const own = { Authorization: `Bearer ${token}` }
  const early = { status: [403], errorCode: 'password_must_change' }
  await call('GET /system/identity', { headers: own }, early, 'before the password is changed')

  const [second, third] = [0, 1].map(() => `Run-${randomBytes(9).toString('hex')}`)
  const change = (current: string, password: string, headers: Record<string, string>, status: number) => {
    const expected = { status: [status], ...(status === 400 && { errorCode: 'wrong_password' }) }
    const label = status === 204 ? 'the change' : 'with a wrong password'
    return call('PUT /uac/account/password', json({ current, password }, headers), expected, label)
  }
  if (second === undefined || third === undefined) return
  await change(`${first}x`, second, own, 400)
  await change(first, second, own, 204)
  const old = await logIn(first)
  probe.expect('the previous password', 'status', old.status === 400, `status ${old.status} instead of 400`)
  const session = await signIn(client, { username, password: second })
  await change(second, third, { Authorization: `Bearer ${session.token}` }, 204)
  const ended = await client.send({ method: 'GET', path: '/api/v1/uac/account/userinfo', headers: own })
  const isEnded = ended.status === 400 && recordOf(ended.json).error_code === 'invalid_token'
  probe.expect(
    'after the change',
    'session',
    isEnded,
    `another session gets status ${ended.status} instead of 400 (invalid_token)`
  )
}
