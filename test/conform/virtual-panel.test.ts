import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { leaveOut } from '../panel/device/missing-screens'
import type { Panel } from '../panel/panel'
import { createCertificate } from '../panel/server/certificate'
import { changedCalls, changedResponse, conformOf, failuresIn } from '../setup/conform-panel'

const test = suite('conformance of the virtual panel')
const operator = { username: 'operator', password: 'operator-3152' }

test('every operation conforms, and what the run created is gone afterwards', async () => {
  const { panel, report } = await conformOf({ write: true, other: operator })
  assert.equal(failuresIn(report), {})
  assert.ok(report.passed > 200, `${report.passed} passed`)
  const made = JSON.stringify([
    panel.state.accounts,
    panel.state.email.contacts,
    panel.state.runtimeSecurity.accounts,
    panel.state.recipes,
    panel.state.radio.networks
  ])
  assert.not.match(made, /conformance/i)
})

test('changes nothing unless it is told to, and counts the few records that it leaves', async () => {
  const { panel, report } = await conformOf({ only: ['auth', 'email', 'misc', 'accounts'] })
  assert.equal(failuresIn(report), {})
  const { operations, events } = report.logged
  // Besides the login of the run, which is before it, and its log-out.
  assert.is(operations, panel.log.filter(({ operation }) => !operation.startsWith('GET ')).length - 2)
  assert.ok(
    operations !== null && operations < 15 && events !== null && events < 15,
    `${operations} operations, ${events} events`
  )
  const saves = panel.log.filter(({ operation, status }) => !/^GET|\/auth/.test(operation) && status < 300)
  assert.equal(saves, [])
})

test('speaks https with a certificate that is not trusted, if it is told to', async () => {
  const tls = await createCertificate('panel.test')
  const only = ['auth', 'system', 'sockets', 'pages']
  const { report } = await conformOf({ tls, insecure: true, only })
  assert.equal(failuresIn(report), {})
  const refused = await conformOf({ tls, only }).catch(error => error.code)
  assert.is(refused, 'DEPTH_ZERO_SELF_SIGNED_CERT')
})

test('checks only what a user without many permissions may call', async () => {
  const { report } = await conformOf({ account: operator, only: ['data-log', 'ethernet'] })
  assert.equal(failuresIn(report), {})
  const reasons = report.results.map(result => (result.result === 'not run' ? result.reason : result.result))
  assert.equal(reasons.slice(0, 2), ['passed', 'passed'])
  assert.ok(reasons.includes('the user of this run lacks the permission ethernet'))
})

test('a model without some screens conforms', async () => {
  const prepare = async ({ state }: Panel) => {
    leaveOut(state, ['codesys', 'secs-gem'])
  }
  const { report } = await conformOf({ prepare, other: operator, only: ['system', 'findings', 'codesys', 'secs-gem'] })
  assert.equal(failuresIn(report), {})
  const passed = report.results.filter(({ result }) => result === 'passed').map(({ tag }) => tag)
  assert.equal([...new Set(passed)], ['system', 'findings'])
})

test('names a user who cannot log in', async () => {
  const account = { username: 'engineer', password: 'wrong' }
  const refusal = await conformOf({ account }).catch(error => error.message)
  assert.match(refusal, /refuses to log in engineer: status 400/)
  const waiting = { status: 429, headers: { 'Retry-After': '40' } }
  const change = changedCalls('POST /auth/token/user', async (request, respond) =>
    changedResponse(await respond(request), waiting)
  )
  const wait = await conformOf({ change }).catch(error => error.message)
  assert.is(wait, 'The panel has had too many wrong passwords, some of each run: repeat in 40 s.')
})

test.run()
