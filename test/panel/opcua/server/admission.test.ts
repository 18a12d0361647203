import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPanel, SEED_TIME } from '../../panel'
import { add } from '../certificates/certificates'
import type { EngineSetup } from '../engine'
import { createIdleEngine } from '../idle-engine'
import { createAdmission } from './admission'
import { type Channel, loadNodeOpcua, type Message, type UserToken } from './node-opcua'
import { createIdentity } from './test-client'

const test = suite('admission')

const opc = loadNodeOpcua()
/** Valid by the clock of the panel. */
const VALID = { from: SEED_TIME - 86_400_000, to: SEED_TIME + 86_400_000 }
const scada = createIdentity('Scada', VALID)
// Only its address is read.
const channel = { remoteAddress: '::ffff:192.168.10.20' } as Channel

async function open(tokens: Partial<EngineSetup['settings']['tokens']>) {
  const panel = createPanel()
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  const setup = engine.setup!
  const settings = { ...setup.settings, tokens: { anonymous: false, username: false, certificate: false, ...tokens } }
  const { ofRequest, ofStatus } = createAdmission(opc, { ...setup, settings })
  const ask = (service: string, userIdentityToken?: UserToken, timestamp: Date | null = null): Message => ({
    request: {
      constructor: { name: `${service}Request` },
      requestHeader: { authenticationToken: null, timestamp },
      userIdentityToken
    }
  })
  return {
    panel,
    ofStatus,
    ask,
    signIn: (token?: UserToken) => ofRequest(ask('ActivateSession', token), channel)?.reason
  }
}

const token = (name: string, more: object = {}): UserToken => ({
  constructor: { name: `${name}IdentityToken` },
  ...more
})
const certificateOf = () => token('X509', { certificateData: scada.certificate })

test('lets a user log in only in the ways that are enabled', async () => {
  const closed = await open({})
  assert.is(closed.signIn(), 'anonymous_disabled')
  assert.is(closed.signIn(token('Anonymous')), 'anonymous_disabled')
  assert.is(closed.signIn(token('UserName', { userName: 'Scada' })), 'user_token_disabled')
  assert.is(closed.signIn(certificateOf()), 'user_token_disabled')

  const { signIn } = await open({ anonymous: true, username: true })
  assert.is(signIn(), undefined)
  assert.is(signIn(token('UserName', { userName: 'Scada' })), undefined)
})

test('takes a trusted certificate for the account of its common name', async () => {
  const { panel, signIn } = await open({ certificate: true })
  assert.is(signIn(certificateOf()), 'certificate_untrusted')
  panel.certificates.find(scada.thumbprint)!.list = 'trusted'
  assert.is(signIn(certificateOf()), undefined)

  const nobody = createIdentity('Nobody', VALID)
  add(panel.certificates.folder(), { list: 'trusted', der: nobody.certificate, fileName: 'nobody.der' })
  assert.is(signIn(token('X509', { certificateData: nobody.certificate })), 'user_unknown')
  panel.state.runtimeSecurity.accounts.find(({ username }) => username === 'Scada')!.browse = false
  panel.state.runtimeSecurity.accounts.find(({ username }) => username === 'Scada')!.read = false
  assert.is(signIn(certificateOf()), 'user_no_rights')
})

test('names the setting that a refused connection lacks', async () => {
  const { ofStatus, ask } = await open({})
  const refused = { name: 'BadSecurityPolicyRejected', isGood: () => false }
  const opens = (policy: string) =>
    ofStatus(
      { ...ask('OpenSecureChannel'), securityHeader: { securityPolicyUri: `http://policies#${policy}` } },
      refused
    )
  assert.is(opens('Basic256'), 'policy_disabled')
  assert.is(opens('Basic256Sha256'), 'mode_disabled')
  assert.is(ofStatus(ask('CreateSession'), { ...refused, name: 'BadSecurityModeRejected' }), 'policy_disabled')
  assert.is(ofStatus(ask('CreateSession'), { ...refused, name: 'BadOutOfMemory' }), undefined)
})

test.run()
