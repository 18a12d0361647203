import './panel-zone'
import { X509Certificate } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { runningClock } from '../panel/device/device-clock'
import { wallTimeIn } from '../panel/device/zone-offset'
import { createPanel } from '../panel/panel'

const MINUTE = 60_000
const test = suite('zone of a served panel')

test('its clock shows the time of its zone, and its certificate is valid from an hour ago', () => {
  const before = Date.now()
  const { clock, state, misc } = createPanel({ clock: runningClock() })
  assert.ok(Math.abs(clock.now() - wallTimeIn(state.zone, before)) < MINUTE)
  const validFrom = Date.parse(new X509Certificate(misc.web.identity().certificate).validFrom)
  assert.ok(Math.abs(validFrom - (before - 60 * MINUTE)) < MINUTE)
})

test.run()
