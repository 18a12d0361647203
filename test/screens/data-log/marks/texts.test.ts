import '../../../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../../src/lib/text/i18n'
import { countText, markName, markText } from '../../../../src/screens/data-log/marks/texts'
import { loadFieldWords } from '../../../../src/stores/operations/loaded-words'
import { selectLanguage } from '../../../setup/screen'

const window = { from: Date.UTC(2026, 10, 21, 9), to: Date.UTC(2026, 10, 21, 9, 5) }
const WORDS = new Intl.Segmenter('ko', { granularity: 'word' })
const wordsIn = (text: string) => [...WORDS.segment(text)].map(({ segment }) => segment)

for (const language of ['en', 'ja', 'ko'] as const)
  for (const count of [3, 99, 125])
    test(`the name of ${count} joined marks contains the count as shown, as words of its own (${language})`, async () => {
      await selectLanguage(language)
      const name = markName(
        {
          kind: 'event',
          key: 'event',
          window,
          left: 0,
          count,
          number: null,
          result: null,
          action: null,
          text: '',
          username: ''
        },
        $i18n.get().t
      )
      assert.ok(name.includes(countText(count)), name)
      assert.ok(wordsIn(name).includes(`${Math.min(count, 99)}`), name)
    })

test('names an operation as its screen does', async () => {
  await selectLanguage('en')
  await loadFieldWords()
  const mark = { count: 1, username: 'engineer', result: 'done' } as const
  const of = { action: 'change', function: 'PUT /features/vnc/settings', text: 'vnc settings' } as const
  assert.is(markText({ ...mark, ...of }, $i18n.get().t), 'Change settings: VNC, engineer')
})

test.run()
