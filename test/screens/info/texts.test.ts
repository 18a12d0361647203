import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Health, HealthFinding, SubsystemHealth } from '../../../src/api/health'
import { ageText, eventText } from '../../../src/screens/info/texts'
import { verdictOf } from '../../../src/screens/info/verdict'

const test = suite('info texts')

const subsystem = (state: SubsystemHealth['state']): SubsystemHealth => ({
  id: 'clock',
  state,
  code: 'set_by_hand',
  params: {},
  seen_at: null,
  age_seconds: null
})
const finding = (severity: HealthFinding['severity'], acknowledged = false): HealthFinding => ({
  id: 'x',
  code: 'no_project',
  severity,
  params: {},
  acknowledged
})
const health = (subsystems: SubsystemHealth[], findings: HealthFinding[] = []): Health => ({
  time: '',
  subsystems,
  findings,
  events: []
})

test('the most severe state wins, and an unknown one is not good', () => {
  const cases: [Health, string][] = [
    [health([subsystem('good'), subsystem('off')]), 'good'],
    [health([subsystem('good')], [finding('hint')]), 'good'],
    [health([subsystem('good'), subsystem('unknown')]), 'unknown'],
    [health([subsystem('unknown')], [finding('attention')]), 'attention'],
    [health([subsystem('attention')], [finding('fault')]), 'fault'],
    [health([subsystem('fault')]), 'fault'],
    [health([subsystem('good')], [finding('attention', true)]), 'good']
  ]
  for (const [input, verdict] of cases) assert.is(verdictOf(input, true), verdict)
  assert.is(verdictOf(health([subsystem('good')]), false), 'unknown')
})

test('shows the age of a value in seconds, minutes and hours', () => {
  const cases: [number | null, unknown][] = [
    [null, 'info.age.never'],
    [0, ['info.age.seconds', { count: 0 }]],
    [119, ['info.age.seconds', { count: 119 }]],
    [120, ['info.age.minutes', { count: 2 }]],
    [7199, ['info.age.minutes', { count: 119 }]],
    [7200, ['info.age.hours', { count: 2 }]]
  ]
  for (const [seconds, text] of cases) assert.equal(ageText(seconds), text)
})

test('shortens texts of the panel to one plain line', () => {
  const event = {
    id: 'x',
    time: '',
    code: 'alarm',
    severity: 'fault',
    params: { text: `a\n\u202e${'b'.repeat(200)}` }
  } as const
  const [, { text }] = eventText(event) as [string, { text: string }]
  assert.match(text, /^a b{77}…$/)
  assert.is(eventText({ ...event, code: 'sign_in_refused', params: {} }), 'info.event.signInRefusedUnknown')
})

test.run()
