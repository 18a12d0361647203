import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { lengthText, spanText } from '../../../src/lib/text/time-span'
import { selectLanguage } from '../../setup/screen'

const test = suite('time span')

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('describes a jump in its two largest units', () => {
  const cases: [number, string][] = [
    [0, '0 s'],
    [499, '0 s'],
    [SECOND, '+1 s'],
    [-SECOND, '-1 s'],
    [59_600, '+1 min'],
    [2 * HOUR + 3 * MINUTE + 4 * SECOND, '+2 h 3 min'],
    [-(2 * HOUR + 3 * MINUTE), '-2 h 3 min'],
    [HOUR + 5 * SECOND, '+1 h'],
    [DAY + 23 * HOUR + 59 * MINUTE, '+1 d 23 h'],
    [-400 * DAY, '-400 d']
  ]
  for (const [jump, text] of cases) assert.is(spanText(jump, $i18n.get().t), text)
})

test('describes a length without a sign', () => {
  assert.is(lengthText(0, $i18n.get().t), '0 s')
  assert.is(lengthText(61 * SECOND, $i18n.get().t), '1 min 1 s')
})

test('uses the current language', async () => {
  await selectLanguage('ja')
  assert.is(spanText(2 * HOUR + 3 * MINUTE, $i18n.get().t), '+2時間3分')
  await selectLanguage('ko')
  assert.is(spanText(-(3 * DAY), $i18n.get().t), '-3일')
})

test.run()
