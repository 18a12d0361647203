import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { OperationChange, OperationRecord } from '../../../src/api/operation-log'
import { $i18n } from '../../../src/lib/text/i18n'
import { loadFieldWords } from '../../../src/stores/operations/loaded-words'
import { changeText, shownChanges, userText } from '../../../src/stores/operations/record-text'
import { operationText } from '../../../src/stores/operations/text'
import { codeText, fieldText, withFieldUnit } from '../../../src/stores/operations/words'
import { test } from '../../setup/panel-test'
import { onCleanup, selectLanguage } from '../../setup/screen'

const { t } = $i18n.get()

/** The record of a call, whose words are loaded. */
async function recordOf(name: string, screen: string): Promise<OperationRecord> {
  const changes = [{ field: 'port', previous: 1, next: 2 }]
  const record = { kind: 'record', function: name, screen, changes } as Partial<OperationRecord> as OperationRecord
  await loadFieldWords()
  return record
}

test('names fields as the forms of their call do, else by general labels, else as the panel does', async () => {
  const backup = await recordOf('PUT /data/backup/settings', 'backup-data')
  const fields = ['retention_days', 'target.host', 'target.kind', 'hsms.t3_s'].map(field => fieldText(field, backup, t))
  assert.equal(fields, ['Retention on the panel', 'Target › Host', 'Target', 'hsms.t3_s'])
  const port = await recordOf('PUT /network/ethernet/{id}/settings', 'ethernet')
  assert.equal(fieldText('address', port, t), 'IP address')
  const [snmp, syslog] = ['snmp', 'syslog'].map(name => ({
    function: `PUT /features/misc/${name}`,
    screen: 'misc-services'
  }))
  const enabled = [snmp, syslog].map(call => fieldText('enabled', call!, t))
  assert.equal(enabled, ['Enable SNMP agent', 'Send events'])
  const time = { function: 'PUT /features/misc/time', screen: 'misc-services' }
  assert.equal(
    ['server1', 'server4'].map(field => fieldText(field, time, t)),
    ['Time server 1', 'Time server 4']
  )
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

test('shows numbers in the unit that the name of their field ends with', () => {
  const fields = ['volume_percent', 'email_limit_mb', 'turn_around_ms', 'session_timeout_s', 'retention_days', 'mtu']
  const shown = fields.map(field => withFieldUnit(2, field, t))
  assert.equal(shown, ['2%', '2 MB', '2 ms', '2 s', '2 d', '2'])
})

const OPERATIONS: Pick<OperationRecord, 'action' | 'function' | 'object' | 'target'>[] = [
  { action: 'change', function: 'PUT /features/secs-gem/settings', object: 'secs gem settings', target: '' },
  { action: 'change', function: 'PUT /features/misc/reboot', object: 'misc reboot', target: '' },
  { action: 'run', function: 'POST /features/secs-gem/disconnect', object: 'secs gem disconnect', target: '' },
  {
    action: 'run',
    function: 'POST /network/pending/{code}/keep',
    object: '…',
    target: '/api/v1/network/pending/…/keep'
  },
  { action: 'run', function: 'POST /features/secs-gem/test', object: 'running', target: '' },
  {
    action: 'delete',
    function: 'DELETE /email/contacts/{id}',
    object: 'Yuki Mori',
    target: '/api/v1/email/contacts/4'
  },
  {
    action: 'restart',
    function: 'POST /features/misc/services/{service}/restart',
    object: 'ftp',
    target: '/api/v1/features/misc/services/ftp/restart'
  },
  { action: 'delete', function: 'DELETE /jobs/{id}', object: '5d0c2b7e9a', target: '/api/v1/jobs/5d0c2b7e9a' },
  { action: 'restart', function: 'Schedule restart', object: '', target: '' },
  { action: 'press', function: 'Pump on', object: 'Pump', target: 'M10' }
]
const OPERATION_TEXTS = {
  en: [
    'Change settings: SECS/GEM',
    'Change: Scheduled restart',
    'Disconnect: SECS/GEM host',
    'Confirm network change',
    'Communication test: SECS/GEM',
    'Delete: Email contact (Yuki Mori)',
    'Restart: Services (FTP server)',
    'Cancel: Jobs',
    'Scheduled restart',
    'Button press: Pump'
  ],
  ja: [
    '設定の変更: SECS/GEM',
    '変更: 再起動の予定',
    '切断: SECS/GEMホスト',
    'ネットワーク変更の確定',
    '通信テスト: SECS/GEM',
    '削除: メールの連絡先(Yuki Mori)',
    '再起動: サービス(FTPサーバー)',
    'キャンセル: ジョブ',
    '再起動の予定',
    'ボタン操作: Pump'
  ],
  ko: [
    '설정 변경: SECS/GEM',
    '변경: 다시 시작 예약',
    '연결 끊기: SECS/GEM 호스트',
    '네트워크 변경 확정',
    '통신 테스트: SECS/GEM',
    '삭제: 이메일 연락처(Yuki Mori)',
    '다시 시작: 서비스(FTP 서버)',
    '취소: 작업',
    '다시 시작 예약',
    '버튼 조작: Pump'
  ]
}

for (const language of ['en', 'ja', 'ko'] as const)
  test(`names operations as the screens do: ${language}`, async () => {
    onCleanup(() => selectLanguage('en'))
    await selectLanguage(language)
    await loadFieldWords()
    const { t: translate } = $i18n.get()
    assert.equal(
      OPERATIONS.map(operation => operationText(operation, translate)),
      OPERATION_TEXTS[language]
    )
  })

test('names what the panel does by itself as done by the schedule', () => {
  const user = (name: string, username = '') => userText({ username, function: name } as OperationRecord, t)
  assert.equal(
    [
      user('Schedule restart'),
      user('Job data-backup'),
      user('Job data-backup', 'engineer'),
      user('POST /auth/token/user')
    ],
    ['Schedule', 'Schedule', 'engineer', 'Not logged in']
  )
})

test('leaves out what says nothing to a reader', () => {
  const changes = ['id', 'name', 'seconds_left'].map(field => ({ field, previous: null, next: '7' }))
  const shown = shownChanges({ changes, change_count: 5 })
  assert.equal([shown.changes.map(({ field }) => field), shown.count], [['name'], 3])
})

test('states the unit of a number once', async () => {
  const hotspot = await recordOf('PUT /network/hotspot', 'hotspot')
  const changed = (field: string): OperationChange => ({ field, previous: 30, next: 90 })
  assert.is(changeText(changed('lease_minutes'), hotspot, t), 'Lease time: 30 → 90 min')
  const host = await recordOf('PUT /features/secs-gem/settings', 'secs-gem')
  assert.is(changeText(changed('linktest_s'), host, t), 'Linktest interval: 30 → 90 s')
})

test.run()
