import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { codeText, fieldText } from '../../../src/stores/operations/words'
import { test } from '../../setup/panel-test'

test('names fields and codes by labels that screens share, else as the panel does', () => {
  const { t } = $i18n.get()
  const fields = ['password', 'target.host', 'hsms.t3_s'].map(field => fieldText(field, t))
  assert.equal(fields, ['Password', 'Host (target.host)', 'hsms.t3_s'])
  const codes = ['forbidden', 'not_found', 'class_missing'].map(code => codeText(code, t))
  assert.equal(codes, ['Access Denied (forbidden)', 'Not found on the panel (not_found)', 'class_missing'])
})

test.run()
