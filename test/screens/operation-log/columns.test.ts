import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { columnsOf } from '../../../src/screens/operation-log/columns'
import { test } from '../../setup/panel-test'

const columns = () => columnsOf($i18n.get().t, () => {})

test('shows the result on a card, so that what was rejected does not look done', () => {
  const facts = columns().filter(({ card }) => card === 'fact')
  assert.ok(facts.some(({ id }) => id === 'result'))
})

test('leaves the remaining width to the operation alone', () => {
  assert.equal(
    columns()
      .filter(({ width, grows }) => !width || grows)
      .map(({ id }) => id),
    ['operation']
  )
})

test.run()
