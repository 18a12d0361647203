import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { OperationChange, OperationRecord } from '../../../src/api/operation-log'
import { $i18n } from '../../../src/lib/text/i18n'
import { changeText } from '../../../src/stores/operations/record-text'
import { codeText, fieldText, loadFieldWords } from '../../../src/stores/operations/words'
import { test } from '../../setup/panel-test'

const { t } = $i18n.get()

/** The record of a call, whose words are loaded. */
async function recordOf(name: string, screen: string): Promise<OperationRecord> {
  const changes = [{ field: 'port', previous: 1, next: 2 }]
  const record = { kind: 'record', function: name, screen, changes } as Partial<OperationRecord> as OperationRecord
  await loadFieldWords([record])
  return record
}

test('names fields as the forms of their call do, else by general labels, else as the panel does', async () => {
  const backup = await recordOf('PUT /data/backup/settings', 'backup-data')
  const fields = ['retention_days', 'target.host', 'target.kind', 'hsms.t3_s'].map(field => fieldText(field, backup, t))
  assert.equal(fields, ['Retention on the panel (days)', 'Host (target.host)', 'Target (target.kind)', 'hsms.t3_s'])
  const port = await recordOf('PUT /network/ethernet/{id}/settings', 'ethernet')
  assert.equal(fieldText('address', port, t), 'IP address')
  const [snmp, syslog] = ['snmp', 'syslog'].map(name => ({
    function: `PUT /features/misc/${name}`,
    screen: 'misc-services'
  }))
  const enabled = [snmp, syslog].map(call => fieldText('enabled', call!, t))
  assert.equal(enabled, ['Enable SNMP agent', 'Send events'])
  assert.is(fieldText('constructor', { function: 'toString', screen: 'valueOf' }, t), 'constructor')
  const codes = ['forbidden', 'class_missing', 'sensor_gone'].map(code => codeText(code, t))
  assert.equal(codes, ['Access Denied (forbidden)', 'Access Denied (class_missing)', 'sensor_gone'])
})

test('names values by labels where they are codes, and leaves those that may be names', async () => {
  const backup = await recordOf('PUT /data/backup/settings', 'backup-data')
  const shown = (field: string, previous: string, next: string) => changeText({ field, previous, next }, backup, t)
  assert.match(shown('schedule', 'none', 'daily'), /None.*Daily/)
  assert.match(shown('target.kind', 'usb', 'sftp'), /USB drive.*SFTP server \(SSH\)/)
  assert.match(shown('event_priority', 'low', 'constructor'), /Low.*constructor/)
  assert.match(shown('name', 'low', 'daily'), /low.*daily/)
})

test('states the unit of a number once', async () => {
  const hotspot = await recordOf('PUT /network/hotspot', 'hotspot')
  const changed = (field: string): OperationChange => ({ field, previous: 30, next: 90 })
  assert.is(changeText(changed('lease_minutes'), hotspot, t), 'Lease time: 30 → 90 min')
  const host = await recordOf('PUT /features/secs-gem/settings', 'secs-gem')
  assert.is(changeText(changed('linktest_s'), host, t), 'Linktest interval (s): 30 → 90')
})

test.run()
