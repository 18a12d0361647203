import '../../setup/dom'
import BackupDataScreen from '../../../src/screens/backup-data'
import { rereadClock } from '../../../src/stores/clock'
import { test } from '../../setup/panel-test'
import { allByText, findByRole, findByText, until } from '../../setup/query'
import { render } from '../../setup/screen'

const NEXT = 'Next scheduled backup'

const open = () => {
  render(<BackupDataScreen />)
  return findByRole('region', { name: 'Backup' })
}

test('shows first when the last copy was made, and when the next one will be', async () => {
  await rereadClock()
  const card = await open()
  await findByText(/^2026\/11\/16 03:00:08/, card)
  await findByText(NEXT, card)
  await findByText('2026/11/23 03:00:00', card)
})

test('says that no backup is scheduled, and nothing of one that waits for an alarm', async ({ panel }) => {
  const { settings } = panel.state.dataBackup
  await rereadClock()
  settings.schedule = 'none'
  const card = await open()
  await findByText(NEXT, card)
  await findByText('None', card)
  settings.schedule = 'event'
  const other = await open()
  await findByText(/^2026\/11\/16 03:00:08/, other)
  await until(() => allByText(NEXT, other).length === 0)
})

test.run()
