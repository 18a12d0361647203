import '../../../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../../src/lib/text/i18n'
import { countText, markName } from '../../../../src/screens/data-log/marks/texts'
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

test.run()
