import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { validateField } from '../../../src/lib/form/validate-field'
import { bars, networkRules, usualNetwork } from '../../../src/screens/webview-setting/network-rules'

const test = suite('networks of WebView')

test('accepts lists of networks in CIDR notation', () => {
  for (const [text, error] of [
    ['192.168.10.0/24', undefined],
    ['10.0.0.0/8, 192.168.10.71/32', undefined],
    ['0.0.0.0/0', undefined],
    ['10.0.0.0', ['webviewSetting.networks.shape', { network: '10.0.0.0' }]],
    ['10.0.0.0/33', ['webviewSetting.networks.shape', { network: '10.0.0.0/33' }]],
    ['192.168.10.0/24/99', ['webviewSetting.networks.shape', { network: '192.168.10.0/24/99' }]],
    ['10.0.0/8', ['webviewSetting.networks.shape', { network: '10.0.0/8' }]],
    ['256.0.0.0/8', ['webviewSetting.networks.shape', { network: '256.0.0.0/8' }]],
    ['10.0.0.0/8 10.0.0.0/8', 'webviewSetting.networks.duplicate']
  ] as const)
    assert.equal(validateField(networkRules, text, {}), error, text)
})

test('accepts sixteen of them, and no more', () => {
  const networks = (count: number) => Array.from({ length: count }, (_, index) => `10.${index}.0.0/16`).join(', ')
  assert.is(validateField(networkRules, networks(16), {}), undefined)
  assert.equal(validateField(networkRules, networks(17), {}), ['common.term.atMostNetworks', { max: 16 }])
})

test('warns of a rule that bars the own address', () => {
  const networks = '192.168.10.0/25'
  for (const [rule, address, barred] of [
    ['any', '8.8.8.8', false],
    ['allow', '192.168.10.127', false],
    ['allow', '192.168.10.128', true],
    ['deny', '192.168.10.127', true],
    ['deny', '192.168.10.128', false],
    ['deny', '::ffff:192.168.10.1', true],
    ['allow', '', false]
  ] as const)
    assert.is(bars(rule, networks, address), barred, `${rule} ${address}`)
})

test('suggests the network of the own address', () => {
  assert.equal(['10.1.2.3', '', 'fe80::1'].map(usualNetwork), ['10.1.2.0/24', '192.168.10.0/24', '192.168.10.0/24'])
})

test.run()
