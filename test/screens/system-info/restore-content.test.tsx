import '../../setup/dom'
import * as assert from 'uvu/assert'
import { provide } from '../../../src/lib/environment'
import { $i18n, setLanguage } from '../../../src/lib/text/i18n'
import { contentOf } from '../../../src/screens/system-info/configuration/restore/content'
import { ContentView } from '../../../src/screens/system-info/configuration/restore/content-view'
import { test } from '../../setup/panel-test'
import { byRole, byText, click, findByText } from '../../setup/query'
import { planned, savedText } from '../../setup/restoring'
import { onCleanup, render } from '../../setup/screen'
import { wordsOf } from '../../setup/words'

/** What the plan shows of a change. */
async function contents(text: string, wanted: string) {
  const { plan } = await planned(text)
  return contentOf(plan.changes.find(({ id }) => id.startsWith(wanted))!, $i18n.get().t)
}

test('shows the fields of an added account with its rights, in the language of the user', async ({ panel }) => {
  const text = await savedText()
  panel.state.accounts = panel.state.accounts.filter(({ username }) => username !== 'operator')
  provide({ loadWords: async (slice, language) => wordsOf(slice, language) })
  onCleanup(() => void setLanguage('en'))
  await setLanguage('ja')
  const { lines } = await contents(text, '/uac/accounts/{id}\noperator')
  assert.equal(
    lines.map(({ label, value }) => `${label}: ${value}`),
    [
      '表示名: Operator',
      'メニュー権限: 状態一覧、データログとトレンド表示、イベントログ',
      '次回ログイン時にパスワードの変更を要求: オフ',
      'パスワードの有効日数: 90日'
    ]
  )
})

test('shows in what a tree of nodes differs, of many differences the first', async ({ panel }) => {
  const text = await savedText()
  const [first, second, ...others] = panel.state.nodeTree.folders
  panel.state.nodeTree = { folders: [second!, ...others] }
  const folder = await contents(text, '/opcua/node-tree')
  assert.equal(folder.more, 0)
  assert.equal(folder.lines[0], {
    label: 'Tank 1 › Temperature',
    value: 'PLC: Line PLC, Address: 100, Format: MW%d, Data type: FLOAT, Length: 1, Access: Readable'
  })
  const tags = Array.from({ length: 60 }, (_, index) => ({ ...first!.tags[0]!, name: `Added ${index}` }))
  panel.state.nodeTree = { folders: [{ ...first!, tags }, second!, ...others] }
  const { lines, more } = await contents(text, '/opcua/node-tree')
  assert.equal(
    [lines.length, more, lines[0]],
    [50, 12, { label: 'Address space › Filler › Added 0', value: 'Removed' }]
  )
})

test('folds what is long', async () => {
  const lines = [{ label: 'Rights', value: 'Info, Data Log, Event Log' }]
  render(<ContentView title="Added" content={{ lines, more: 0 }} />)
  byText('Info, Data Log, Event Log')
  render(<ContentView title="Added" content={{ lines: Array(20).fill(lines[0]), more: 3 }} />)
  click(byRole('button', { name: 'Added' }))
  await findByText('3 more')
})

test.run()
