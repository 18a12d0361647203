import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { changeText } from '../../../src/stores/operations/record-text'
import { codeText, fieldText } from '../../../src/stores/operations/words'
import { test } from '../../setup/panel-test'

test('names fields and codes by labels that screens share, else as the panel does', () => {
  const { t } = $i18n.get()
  const fields = ['password', 'target.host', 'hsms.t3_s'].map(field => fieldText(field, t))
  assert.equal(fields, ['Password', 'Host (target.host)', 'hsms.t3_s'])
  const codes = ['forbidden', 'class_missing', 'sensor_gone'].map(code => codeText(code, t))
  assert.equal(codes, ['Access Denied (forbidden)', 'Access Denied (class_missing)', 'sensor_gone'])
})

test('names values by labels where they are codes, and leaves those that may be names', () => {
  const { t } = $i18n.get()
  const shown = (field: string, previous: string, next: string) => changeText({ field, previous, next }, t)
  assert.match(shown('schedule', 'none', 'daily'), /None.*Daily/)
  assert.match(shown('target.kind', 'usb', 'sftp'), /USB drive.*SFTP server \(SSH\)/)
  assert.match(shown('name', 'low', 'daily'), /low.*daily/)
})

test.run()
