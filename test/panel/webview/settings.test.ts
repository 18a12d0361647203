import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAt } from '../../setup/webview'
import type { Changes } from '../http/caller'
import { createPanel } from '../panel'
import { isBarred } from './networks'

const test = suite('WebView settings')
type WebviewChanges = Changes<'/features/webview/settings'>

async function start(seed: 'running-plant' | 'factory-new' = 'running-plant') {
  const panel = createPanel({ seed })
  const [account] = panel.state.accounts
  const { call, save: saveAt } = await callerAt(panel, account?.username ?? '')
  if (account) account.passwordMustChange = false
  const save = (changes: WebviewChanges) => saveAt('/features/webview/settings', changes)
  return { panel, call, save }
}

test('keeps each value within its limits', async () => {
  const { save } = await start()
  const cases = [
    ['max_connections', [1, 4], [0, 5]],
    ['idle_timeout_minutes', [0, 120], [-1, 121]],
    ['answer_seconds', [10, 120], [9, 121]],
    ['hand_back_seconds', [0, 3600], [-1, 3601]],
    ['control_password', ['12345678', 'x'.repeat(64)], ['1234567', 'x'.repeat(65), 'pässwörter']],
    ['view_username', ['a', 'x'.repeat(32)], ['x'.repeat(33), 'two words']]
  ] as const
  for (const [field, valid, invalid] of cases) {
    for (const value of valid) assert.is((await save({ [field]: value })).status, 204, `${field} ${value}`)
    for (const value of invalid) assert.is((await save({ [field]: value })).status, 400, `${field} ${value}`)
  }
})

test('refuses users that cannot be distinguished or have no password', async () => {
  const { save } = await start('factory-new')
  const both = { control_username: 'operator', view_username: 'viewer' }
  const passwords = { control_password: 'control-3152', view_password: 'viewer-3152' }
  const cases = [
    [{ enabled: true }, { control_username: 'required' }],
    [both, { control_password: 'required', view_password: 'required' }],
    [{ ...both, ...passwords, view_username: 'Operator' }, { view_username: 'already_exists' }],
    [{ ...both, ...passwords, view_password: 'control-3152' }, { view_password: 'same_as_control' }]
  ] as const
  for (const [change, fields] of cases) assert.equal((await save(change)).body.fields, fields)
  assert.is((await save({ ...both, ...passwords, enabled: true })).status, 204)
  assert.equal((await save({ view_password: 'control-3152' })).body.fields, { view_password: 'same_as_control' })
  assert.is((await save({ view_username: '' })).status, 204)
  assert.equal((await save({ view_username: 'viewer' })).body.fields, { view_password: 'required' })
})

test('never sends a password, and records only that it was replaced', async () => {
  const { panel, call, save } = await start()
  await save({ view_password: 'another-3152' })
  const { body } = await call('GET /features/webview/settings')
  assert.equal([body.view_password_set, 'view_password' in body], [true, false])
  assert.is(JSON.stringify(panel.state.operationLog.records.slice(-1)).includes('another-3152'), false)
})

test('refuses networks that are none, twice the same, or a rule without any', async () => {
  const { save } = await start()
  const cases: [WebviewChanges, string][] = [
    [{ network_rule: 'allow', networks: [] }, 'too_few'],
    [{ network_rule: 'deny', networks: ['10.0.0.0/33'] }, 'network'],
    [{ network_rule: 'deny', networks: ['10.0.0/8'] }, 'network'],
    [{ network_rule: 'any', networks: ['10.0.0.256/8'] }, 'network'],
    [{ network_rule: 'allow', networks: ['10.0.0.0/8', '10.0.0.0/8'] }, 'duplicate']
  ]
  for (const [change, code] of cases) assert.equal((await save(change)).body.fields, { networks: code })
})

test('bars addresses by the rule', () => {
  const settings = createPanel().state.webview.settings
  const barred = (network_rule: 'any' | 'allow' | 'deny', networks: string[], address: string) =>
    isBarred({ ...settings, network_rule, networks }, address)
  for (const [rule, networks, address, expected] of [
    ['any', ['10.0.0.0/8'], '10.1.2.3', false],
    ['allow', ['10.0.0.0/8'], '10.1.2.3', false],
    ['allow', ['10.0.0.0/8'], '11.0.0.0', true],
    ['allow', ['192.168.10.71/32'], '192.168.10.71', false],
    ['allow', ['192.168.10.71/32'], '192.168.10.72', true],
    ['allow', ['0.0.0.0/0'], '8.8.8.8', false],
    ['deny', ['192.168.10.0/25'], '192.168.10.127', true],
    ['deny', ['192.168.10.0/25'], '192.168.10.128', false],
    ['deny', ['192.168.10.0/24'], '::ffff:192.168.10.9', true],
    ['allow', ['10.0.0.0/8'], '', true],
    ['deny', ['10.0.0.0/8'], '', false]
  ] as const)
    assert.is(barred(rule, [...networks], address), expected, `${rule} ${networks} ${address}`)
})

test.run()
