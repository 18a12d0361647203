import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { joinDetail, joinList, joinParts } from '../../../src/lib/text/join'
import { selectLanguage } from '../../setup/screen'

const test = suite('join')

test('joins items and parts as the current language does', async () => {
  assert.equal([joinList(['A', 'B', 'C']), joinParts(['2 h', '3 min'])], ['A, B, C', '2 h 3 min'])
  await selectLanguage('ja')
  assert.equal([joinList(['A', 'B', 'C']), joinParts(['2時間', '3分'])], ['A、B、C', '2時間3分'])
  await selectLanguage('ko')
  assert.equal([joinList(['A', 'B', 'C']), joinParts(['2시간', '3분'])], ['A, B, C', '2시간 3분'])
})

test('puts what explains a name in brackets', async () => {
  await selectLanguage('en')
  assert.is(joinDetail('Line 2', '192.168.10.5'), 'Line 2 (192.168.10.5)')
  for (const language of ['ja', 'ko'] as const) {
    await selectLanguage(language)
    assert.is(joinDetail('Line 2', '192.168.10.5'), 'Line 2(192.168.10.5)')
  }
})

test('keeps an item that looks like a parameter, and joins nothing to nothing', async () => {
  await selectLanguage('en')
  assert.is(joinList(['{{next}}', '$&', 'B']), '{{next}}, $&, B')
  assert.equal([joinList([]), joinParts([]), joinList(['A'])], ['', '', 'A'])
})

test.run()
