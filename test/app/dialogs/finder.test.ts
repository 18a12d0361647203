import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CLOCK, listScreens, matchScreens, type Wording } from '../../../src/app/dialogs/finder/finder'
import { menuEntries } from '../../../src/app/shell/menu'
import { ROUTES } from '../../../src/app/shell/routes'
import type { Language } from '../../../src/lib/text/languages'
import { allWords } from '../../setup/words'

const test = suite('finder')

const wording =
  (language: Language): Wording =>
  key =>
    allWords(language)[key] ?? ''

const everything = { roles: ROUTES.map(({ name }) => name), secsLicence: true }
const link = { title: 'Maker', url: 'https://maker.example' }
const screens = listScreens(menuEntries(ROUTES, everything, [link]))

const find = (query: string, ...languages: Language[]) =>
  matchScreens(screens, query, languages.map(wording)).map(({ path }) => path)

test('lists the screens of the menu with their groups, without external links', () => {
  assert.is(screens.length, ROUTES.length)
  assert.equal(screens[0], { path: '/app/system/info', title: 'menu.info', group: 'menu.system' })
  assert.equal(screens[screens.length - 1], { path: '/app/api/doc', title: 'menu.apiDoc' })
})

test('lists every screen for an empty query', () => {
  assert.is(find('', 'en').length, ROUTES.length)
  assert.is(find('   ', 'en').length, ROUTES.length)
})

test('finds by name, prefix matches first', () => {
  assert.equal(find('info', 'en'), ['/app/system/info', '/app/system/system-info'])
  assert.equal(find('  WI-fi ', 'en'), ['/app/network/wifi'])
})

test('finds by group, and by words of group and name together', () => {
  assert.equal(find('network', 'en'), ['/app/network/ethernet', '/app/network/wifi', '/app/network/hotspot'])
  assert.equal(find('recipe project', 'en'), ['/app/project/recipe', '/app/project/backup-recipe'])
})

test('finds by the name in the current language and in English', () => {
  assert.equal(find('ホットスポット', 'ja', 'en'), ['/app/network/hotspot'])
  assert.equal(find('hotspot', 'ja', 'en'), ['/app/network/hotspot'])
  assert.equal(find('핫스팟', 'ko', 'en'), ['/app/network/hotspot'])
})

test('treats hiragana and half-width kana as katakana', () => {
  assert.equal(find('めーる', 'ja'), ['/app/project/email'])
  assert.equal(find('ﾒｰﾙ', 'ja'), ['/app/project/email'])
})

test('finds by common words in each language', () => {
  const words: [string, Language, string][] = [
    ['ip address', 'en', '/app/network/ethernet'],
    ['IPアドレス', 'ja', '/app/network/ethernet'],
    ['IP 주소', 'ko', '/app/network/ethernet'],
    ['wlan', 'en', '/app/network/wifi'],
    ['無線', 'ja', '/app/network/wifi'],
    ['무선', 'ko', '/app/network/wifi'],
    ['reboot', 'en', '/app/system/system-info'],
    ['再起動', 'ja', '/app/system/system-info'],
    ['재부팅', 'ko', '/app/system/system-info']
  ]
  for (const [word, language, path] of words) assert.is(find(word, language)[0], path, word)
  for (const [word, language] of [
    ['time', 'en'],
    ['時計', 'ja'],
    ['시간', 'ko']
  ] as const)
    assert.equal(matchScreens([CLOCK], word, [wording(language)]), [CLOCK], word)
})

test('finds nothing for an unknown name', () => {
  assert.equal(find('[.*', 'en'), [])
  assert.equal(find('hotspot email', 'en'), [])
})

test.run()
