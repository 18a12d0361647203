import { randomBytes } from 'node:crypto'
import type { Reply } from './client'
import { type Expected, recordOf } from './probe'
import { bearer, type Check } from './run'
import { type Account, expectEnded, grant, signOut, tokensOf, wrongPassword } from './session-checks'
import { createAccount, deleteAccount, type TemporaryAccount } from './temporary-account'

const LOCKOUT_PLACE = 'static/contract/common.json#/x-lockout'
export const REFUSED = { status: [400], errorCode: 'invalid_grant' }
const UNKNOWN = 'as an unknown user'
/** Of nobody (RFC 5737): whoever sends these headers says where a call comes from. */
const FORGED = { 'X-Forwarded-For': '192.0.2.1', Forwarded: 'for=192.0.2.1' }

type Send = (label: string, fields: Record<string, string>, expected: Expected) => Promise<Reply>

/** A name that nobody has: further wrong passwords of the user of the run would make that user wait. */
export const unknownUser = ({ password }: Account) => ({
  ...{ grant_type: 'password', username: `conformance-${randomBytes(4).toString('hex')}` },
  password
})

/**
 * After some wrong passwords even the right one is refused: of an account that only this run has, where it may create one.
 * An unknown user is refused in the words in which `known`, a wrong password, was.
 */
export async function checkWait(
  check: Check,
  send: Send,
  nobody: ReturnType<typeof unknownUser>,
  known: Reply
): Promise<void> {
  const { run, probe, operation } = check
  const unknown = await send(UNKNOWN, nobody, REFUSED)
  const [said, other] = [messageIn(known, run.session.username), messageIn(unknown, nobody.username)]
  const difference = `message is '${other}' instead of '${said}', as for a wrong password`
  if (unknown.status === known.status)
    probe.expect(UNKNOWN, 'message', other === said, difference, run.contract.placeOf(operation))
  const account = await createAccount(run)
  if (!account) return checkGuesses(check, send, UNKNOWN, nobody, nobody, 1)
  try {
    const { username, password } = account
    const right = { grant_type: 'password', username, password }
    await checkEnded(check, account, right)
    const wrong = { ...right, password: wrongPassword(account) }
    await checkGuesses(check, send, 'as a new account with a wrong password', wrong, right)
  } finally {
    await deleteAccount(run, account)
  }
}

/** Without the name, which it may repeat. */
const messageIn = ({ json }: Reply, username: string) => String(recordOf(json).message).replaceAll(username, '…')

/** An administrator ends the session of an account. */
async function checkEnded(check: Check, { path }: TemporaryAccount, right: Record<string, string>): Promise<void> {
  const { client, session } = check.run
  const { status, json } = await client.send(grant(right))
  if (status !== 200) return
  const tokens = tokensOf(json)
  const end = { method: 'DELETE', path: `${path}/sessions`, headers: bearer(session.token) }
  const ended = await client.send(end)
  if (ended.status === 200) await expectEnded(check, 'after an administrator has ended it', 'the token', tokens)
  else await signOut(client, tokens.token)
}

async function checkGuesses(
  { run, probe, call }: Check,
  send: Send,
  label: string,
  wrong: Record<string, string>,
  last: Record<string, string>,
  before = 0
): Promise<void> {
  const { free_failures: free, first_wait_seconds: seconds } = run.contract.lockout
  for (let failure = before; failure < free; failure += 1) await send(label, wrong, REFUSED)
  const failures = `${wrong === last ? '' : 'the right password '}after ${free} wrong passwords`
  const waiting = { status: [429], errorCode: 'too_many_failures' }
  const { status, headers } = await send(failures, last, waiting)
  if (status !== 429) return
  const { headers: form, body } = grant(last)
  await call(
    `${failures}, with a forged address`,
    { headers: { ...form, Authorization: '', ...FORGED }, body },
    waiting
  )
  const wait = Number(headers['retry-after'])
  const difference = `Retry-After is ${headers['retry-after']} instead of ${seconds}`
  probe.expect(failures, 'header Retry-After', wait > 0 && wait <= seconds, difference, LOCKOUT_PLACE)
}
