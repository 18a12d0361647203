import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { weekdayName } from '../../../src/lib/text/weekdays'
import { selectLanguage } from '../../setup/screen'

const test = suite('weekdays')

test('names the days of the contract in the language of the page', async () => {
  assert.equal(['mon', 'monday', 'sun', 'sunday'].map(weekdayName), ['Monday', 'Monday', 'Sunday', 'Sunday'])
  await selectLanguage('ja')
  assert.is(weekdayName('wed'), '水曜日')
  await selectLanguage('ko')
  assert.is(weekdayName('saturday'), '토요일')
  await selectLanguage('de')
  assert.is(weekdayName('thu'), 'Donnerstag')
})

test.run()
