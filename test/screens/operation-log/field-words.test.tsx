import '../../setup/dom'
import * as assert from 'uvu/assert'
import OperationLogScreen from '../../../src/screens/operation-log'
import { restoreSession } from '../../../src/session/session'
import { callerAs } from '../../panel/http/caller'
import { dialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, click, findByRole, findByText } from '../../setup/query'
import { onCleanup, render, selectLanguage } from '../../setup/screen'

test("names fields and choices of every screen in the user's language", async ({ panel }) => {
  onCleanup(() => selectLanguage('en'))
  await selectLanguage('ja')
  const { save } = await callerAs(panel, 'administrator')
  await save('/features/misc/snmp', { enabled: true, version: 'v2c', community: 'line2-read' })
  await save('/data/backup/settings', { retention_days: 45 })
  await save('/network/hotspot', { use: 'wifi_lost', auto_off_minutes: 15 })
  await restoreSession()
  render(<OperationLogScreen />)
  await findByText(/未使用時の自動オフ: 60 → 15分/)
  const shown = []
  for (const button of allByRole('button', { name: /^設定の変更: / }).slice(0, 3)) {
    click(button)
    const table = await findByRole('table', { within: dialog() })
    shown.push(
      ...allByRole('row', { within: table })
        .slice(1)
        .map(row => row.textContent)
    )
    click(byRole('button', { name: '閉じる' }))
  }
  assert.equal(shown, [
    '未使用時の自動オフ60分15分',
    'ホットスポットを使用する条件使用しないWi-Fi切断時',
    'HMIでの保存期間30日45日',
    'SNMPエージェントを有効化オフオン',
    'バージョンv3(暗号化)v2c(暗号化なし)',
    'コミュニティオフオン',
    'コミュニティ非公開(記録なし)非公開(記録なし)'
  ])
})

test.run()
