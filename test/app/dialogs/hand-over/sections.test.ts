import '../../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Findings } from '../../../../src/api/findings'
import { findingSection, hardeningSection } from '../../../../src/app/dialogs/hand-over/sections'
import { $i18n } from '../../../../src/lib/text/i18n'
import { selectLanguage } from '../../../setup/screen'

const test = suite('sections of the hand-over report')

const FINDINGS: Findings = { time: '2026/11/21 09:41:07', findings: [], checked: [], silent: [], alarms: null }
const PLACED = { open: true, screen: 'menu.misc', path: '/app/features/misc', acceptance: undefined } as const
const RISKS = {
  denied: [],
  unread: [],
  acceptancesRead: true,
  rows: [
    { ...PLACED, id: 'ftp', state: 'open' },
    { ...PLACED, id: 'vnc', state: 'closed' }
  ]
} as const

for (const [language, since, states] of [
  ['en', 'Since', ['Open', 'Closed']],
  ['ja', '発生日時', ['未対策', '対策済み']],
  ['ko', '발생 일시', ['미조치', '조치됨']]
] as const)
  test(`says since when a finding is known, and whether a risk is closed: ${language}`, async () => {
    await selectLanguage(language)
    const { t } = $i18n.get()
    assert.is(findingSection(FINDINGS, t).table?.columns[2], since)
    assert.equal(
      hardeningSection(RISKS, t).table?.rows.map(([, , state]) => state),
      states
    )
  })

test.after(() => selectLanguage('en'))

test.run()
