import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'

const test = suite('ports')

test('refuses a service the port of any other, also while it is off', async () => {
  const { panel, save } = await startPanel('engineer')
  for (const [path, other, owner] of [
    ['ftp', 443, 'web_server'],
    ['snmp', 5353, 'discovery']
  ] as const) {
    const { status, body } = await save(`/features/misc/${path}`, { enabled: false, port: other })
    assert.equal([status, body.fields], [409, { port: `taken_by_${owner}` }], path)
  }
  const vnc = await save('/features/vnc/settings', { enabled: false, port: panel.state.opcua.settings.port })
  assert.equal([vnc.status, vnc.body.fields], [409, { port: 'taken_by_opcua' }])
  for (const [port, owner] of [
    [80, 'web_server'],
    [443, 'web_server'],
    [panel.state.misc.ftp.port, 'ftp']
  ] as const) {
    const { status, body } = await save('/opcua/settings', { port })
    assert.equal([status, body.error_code, body.fields], [409, 'port_taken', { port: `taken_by_${owner}` }], `${port}`)
  }
  panel.state.misc.ftp.port = 443
  assert.is((await save('/features/misc/ftp', { enabled: false })).status, 204, 'it may be switched off there')
})

test('refuses the port of each service that listens', async () => {
  const { panel, save } = await startPanel('engineer')
  const { secsGem, vnc } = panel.state
  panel.state.secsLicence = true
  Object.assign(secsGem.settings, { enabled: true, mode: 'passive', port: 5002 })
  vnc.settings.enabled = true
  for (const [port, owner] of [
    [1217, 'codesys'],
    [11_740, 'codesys'],
    [vnc.settings.port, 'vnc'],
    [5002, 'secs_gem']
  ] as const) {
    const { status, body } = await save('/features/misc/ftp', { port })
    assert.equal([status, body.fields], [409, { port: `taken_by_${owner}` }], `${port}`)
  }
})

test.run()
