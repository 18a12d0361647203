import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

test('has one EasyAccess state in licence, status and health', async () => {
  const panel = createPanel()
  const { call, signIn } = createCaller(panel)
  await signIn('engineer', 'engineer-3152')
  const states = async () => {
    const { body: identity } = await call('GET /system/identity')
    const { body: status } = await call('GET /system/status')
    const { body: health } = await call('GET /system/health')
    return [
      identity.licences.find(({ feature }: { feature: string }) => feature === 'EasyAccess 2.0').state,
      status.connections.easyaccess.state,
      health.subsystems.find(({ id }: { id: string }) => id === 'easyaccess').code
    ]
  }
  assert.equal(await states(), ['active', 'Connected', 'connected'])
  panel.state.easyaccess = { state: 'Disconnected' }
  assert.equal(await states(), ['active', 'Disconnected', 'disconnected'])
  panel.state.hardware.licences[0]!.state = 'expired'
  assert.equal(await states(), ['expired', 'Not Activated', 'not_activated'])
})

test.run()
