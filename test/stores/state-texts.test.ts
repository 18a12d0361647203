import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Translator } from '../../src/lib/text/i18n'
import type { Checked } from '../../src/stores/machine-state'
import { headline } from '../../src/stores/state-texts'

const t: Translator['t'] = (key, params) => [key, ...Object.values(params ?? {})].join(' ')
const none = { active: 0, unacknowledged: 0 }
const quiet: NonNullable<Checked['alarms']> = {
  emergency: none,
  high: none,
  middle: none,
  low: none,
  newest: 1,
  buzzer: 'silent',
  first: null
}

function active(priority: 'emergency' | 'low'): Partial<Checked> {
  const first = { number: 1, text: '', acknowledged: true, triggered_at: '', age_seconds: 0, priority }
  return { alarms: { ...quiet, [priority]: { active: 2, unacknowledged: 0 }, first } }
}

const headlineOf = (state: Partial<Checked>, ...severities: ('fault' | 'attention' | 'hint')[]) =>
  headline(
    { checked: ['alarms', 'project'], silent: [], findings: [], alarms: quiet, ...state },
    severities.map(severity => ({ severity })),
    t
  )

test('names the most severe fact, and of equals the alarms', () => {
  assert.match(headlineOf(active('emergency'), 'fault'), 'common.state.activeAlarms')
  assert.is(headlineOf(active('low'), 'attention', 'fault', 'fault'), 'common.state.faults 2')
  assert.match(headlineOf(active('low'), 'attention'), 'common.state.activeAlarms')
  assert.is(headlineOf({ silent: ['storage'] }, 'hint', 'attention'), 'common.state.attentions 1')
})

test('never calls well what was not checked', () => {
  assert.is(headlineOf({}, 'hint'), 'common.state.fine')
  assert.is(headlineOf({ silent: ['storage'] }, 'hint'), 'common.state.incomplete')
  assert.is(headlineOf({ checked: ['project'], alarms: null }), 'common.state.noFaults')
})

test.run()
