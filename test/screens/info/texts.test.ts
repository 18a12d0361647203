import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ageText, eventText } from '../../../src/screens/info/texts'

const test = suite('info texts')

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
