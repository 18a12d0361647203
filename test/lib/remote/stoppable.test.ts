import '../../setup/dom'
import * as assert from 'uvu/assert'
import { readHmiName, saveHmiName } from '../../../src/api/system'
import type { Resource } from '../../../src/lib/remote/resource'
import { stoppable } from '../../../src/lib/remote/stoppable'
import { parseDeviceTime, showDeviceTime } from '../../../src/lib/text/time-text'
import { createEventLog } from '../../../src/screens/event-log/model'
import { createHotspot } from '../../../src/screens/hotspot/model'
import { createWifi } from '../../../src/screens/wifi/model'
import type { ManualClock } from '../../panel/device/device-clock'
import type { Panel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { holds } from '../../setup/store'
import { settled } from '../fake-time'

/** Stops what has begun as soon as it sends this request, which the panel would carry out later. */
async function stopsAt(
  operation: string,
  panel: Panel<ManualClock>,
  begin: () => { stop(): void; done: Promise<unknown> }
) {
  panel.faults.slowNext(1000, operation)
  const { stop, done } = begin()
  let over = false
  void done.catch(() => {}).then(() => (over = true))
  while (panel.faults.list().length > 0 && !over) await settled()
  assert.equal(panel.faults.list(), [], 'it sends the request')
  stop()
  await done.catch(() => {})
  await panel.clock.advance(1000)
  await settled()
}

async function dataOf<T>(store: Resource<T>): Promise<T> {
  const loaded = await holds(store, ({ status }) => status === 'ready')
  assert.ok(loaded.status === 'ready')
  return loaded.data
}

test('stops joining a network, also one that was saved for it, before the panel does', async ({ panel }) => {
  const wifi = createWifi('wlan0')
  const [connection, [, other]] = await Promise.all([dataOf(wifi.$connection), dataOf(wifi.$networks)])
  assert.ok(other && !connection.serves_caller)
  const before = structuredClone([panel.state.wifi.ssid, panel.state.radio.networks])
  await stopsAt('PUT /network/wifi/connection', panel, () => stoppable(() => wifi.joinSaved(other)))
  const form = wifi.joinForm({ ssid: 'office', security: 'personal' })
  form.set('password', 'office-2026')
  await stopsAt('POST /network/wifi/networks', panel, () => ({ done: form.submit(), stop: form.stop }))
  assert.equal([panel.state.wifi.ssid, panel.state.radio.networks], before)
})

test('stops a deletion of events that was confirmed', async ({ panel }) => {
  const log = createEventLog()
  const [newest] = (await dataOf(log.list.$rows)).pages.get(0) ?? []
  const before = log.$summary.get()?.stored
  assert.ok(before && newest)
  const form = log.deletion.form(() => {})
  form.set('before', showDeviceTime(parseDeviceTime(newest.triggered_at)!))
  form.set('reason', 'Commissioning')
  log.deletion.$planned.listen(planned => planned?.settle(true))
  await stopsAt('POST /data/events/deletions', panel, () => ({ done: form.submit(), stop: form.stop }))
  await log.list.refresh()
  assert.is(log.$summary.get()?.stored, before)
})

test('stops a change of the hotspot before it is kept, so that the panel reverts it', async ({ panel }) => {
  panel.state.radio.mode = 'off'
  const hotspot = createHotspot()
  const [loaded] = await Promise.all([dataOf(hotspot.$loaded), dataOf(hotspot.$status)])
  const before = panel.state.radio.hotspot.settings.ssid
  const form = hotspot.form(loaded)
  form.set('use', 'wifi_lost')
  form.set('ssid', 'service')
  form.set('password', 'long enough')
  await stopsAt('POST /network/pending/{code}/keep', panel, () => ({ done: form.submit(), stop: form.stop }))
  assert.is(panel.state.radio.hotspot.settings.ssid, 'service')
  await panel.clock.advance(90_000)
  assert.is(panel.state.radio.hotspot.settings.ssid, before)
})

test('stops a request that is repeated with a renewed token', async ({ panel }) => {
  const before = (await readHmiName()).name
  panel.faults.expireSessions()
  await stopsAt('POST /auth/token/user', panel, () => stoppable(() => saveHmiName('line-3')))
  assert.is((await readHmiName()).name, before)
})

test.run()
