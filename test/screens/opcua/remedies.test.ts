import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OpcUaRejection } from '../../../src/api/opcua/server'
import { remedyFor } from '../../../src/screens/opcua/server/remedies'
import { REJECTED } from '../../panel/opcua/sample-clients'

const test = suite('remedies for rejected clients')

const remedyOf = (reason: OpcUaRejection['reason'], more: Partial<OpcUaRejection> = {}) =>
  remedyFor({ ...REJECTED, id: 'rejection-1', time: '', last_time: '', count: 1, reason, ...more })

for (const [reason, kind] of [
  ['certificate_untrusted', 'trust'],
  ['certificate_expired', 'clock'],
  ['certificate_not_yet_valid', 'clock'],
  ['clock_difference', 'clock'],
  ['issuer_unknown', 'certificates'],
  ['certificate_revoked', 'certificates'],
  ['user_unknown', 'accounts'],
  ['password_wrong', 'accounts'],
  ['user_no_rights', 'accounts'],
  ['too_many_sessions', 'settings'],
  ['certificate_invalid', 'none'],
  ['uri_mismatch', 'none']
] as const)
  test(`${reason}: ${kind}`, () => {
    assert.is(remedyOf(reason).kind, kind)
  })

test('there is nothing to trust without a certificate, and no policy to enable that is not known', () => {
  assert.is(remedyOf('certificate_untrusted', { thumbprint: null }).kind, 'none')
  assert.is(remedyOf('policy_disabled', { policy: null }).kind, 'none')
})

for (const [reason, more, change] of [
  ['policy_disabled', { policy: 'Basic256' }, { policies: ['Basic256'] }],
  ['mode_disabled', { mode: 'Sign' }, { modes: 'both' }],
  ['mode_disabled', { mode: 'None' }, { modes: 'SignAndEncrypt' }],
  ['anonymous_disabled', {}, { anonymous: true }],
  ['user_token_disabled', { username: 'Scada' }, { username: true }],
  ['user_token_disabled', { username: null }, { certificate: true }]
] as const)
  test(`${reason} of ${JSON.stringify(more)} changes just ${JSON.stringify(change)}`, () => {
    const remedy = remedyOf(reason, more)
    assert.equal(remedy.kind === 'settings' && remedy.change, change)
  })

test.run()
