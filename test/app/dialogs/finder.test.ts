import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Findable, listScreens } from '../../../src/app/dialogs/finder/findable'
import { createFinder } from '../../../src/app/dialogs/finder/finder'
import { withContents } from '../../../src/app/dialogs/finder/finder-index'
import { menuEntries } from '../../../src/app/shell/menu'
import { ROUTES } from '../../../src/app/shell/routes'
import { $i18n } from '../../../src/lib/text/i18n'
import type { Language } from '../../../src/lib/text/languages'
import type { MessageKey } from '../../../src/lib/text/message'
import { KEYWORDS } from '../../../src/session/generated/keywords'
import { allWords } from '../../setup/words'

const test = suite('finder')

const textOf = (language: Language) => (key: MessageKey) => allWords(language)[key] ?? ''

const everything = { roles: ROUTES.map(({ name }) => name), secsLicence: true }
const link = { title: 'Maker', url: 'https://maker.example' }
const screens = listScreens(menuEntries(ROUTES, everything, [link]))
const contents = withContents(screens, $i18n.get())

const pathOf = ({ titles }: Findable) => titles.map(textOf('en')).join(' › ')

function find(query: string, ...languages: Language[]) {
  const { items, isNearest } = createFinder(contents, languages.map(textOf))(query)
  return isNearest ? [] : items.map(pathOf)
}

test('lists the screens of the menu with their groups, without external links', () => {
  assert.is(screens.length, ROUTES.length)
  assert.equal(screens[0]?.titles, ['menu.system', 'menu.info'])
  assert.equal(screens[screens.length - 1]?.titles, ['menu.apiDoc'])
})

test('lists every screen, the clock and what else the top bar opens for an empty query', () => {
  const others = [
    'Change date and time',
    'Explain this page',
    'Edit HMI name',
    'Language',
    'Preferences',
    'Change password',
    'Log out'
  ]
  for (const query of ['', '   ']) assert.equal(find(query, 'en'), [...screens.map(pathOf), ...others])
})

test('lists screens before cards, and cards before fields', () => {
  assert.equal(find('OPC UA server', 'en').slice(0, 3), [
    'Features › OPC UA › Server › OPC UA server',
    'Features › OPC UA › Server › OPC UA server settings',
    'System › Dashboard › Connections › OPC UA server'
  ])
  assert.is(find('certificates', 'en')[0], 'Features › OPC UA › Certificates')
  assert.is(find('wi-FI', 'en')[0], 'Network › Wi-Fi')
})

test('lists whole words before parts of words', () => {
  assert.is(find('gem', 'en')[0], 'Features › SECS/GEM')
})

test('lists the screen that a word is about before fields of that name', () => {
  assert.is(find('users', 'en')[0], 'Account › Account Management')
})

test('finds by words of the path together', () => {
  assert.is(find('recipe project', 'en')[0], 'Project › Recipe')
  assert.is(find('snmp community', 'en')[0], 'Features › Misc › SNMP agent › Community')
})

test('finds by the words of the current language and of English', () => {
  for (const [query, language] of [
    ['ホットスポット', 'ja'],
    ['hotspot', 'ja'],
    ['핫스팟', 'ko']
  ] as const)
    assert.is(find(query, language, 'en')[0], 'Network › Hotspot', query)
})

test('allows a typing error only where nothing has the word itself', () => {
  assert.is(find('receipe', 'en')[0], 'Project › Recipe')
  const words: Partial<Record<MessageKey, string>> = { 'common.close': 'Cables', 'common.cancel': 'Tables' }
  const items = (['common.close', 'common.cancel'] as const).map(
    (title): Findable => ({ path: '', titles: [title], level: 'field', open() {} })
  )
  const finder = createFinder(items, [key => words[key] ?? ''])
  assert.is(finder('tables').items.length, 1)
  assert.is(finder('fables').items.length, 2)
})

test('offers the three nearest names where nothing has this one', () => {
  const { items, isNearest } = createFinder(contents, [textOf('en')])('passphrase')
  assert.ok(isNearest)
  assert.is(items.length, 3)
  assert.match(pathOf(items[0] as Findable), /password/i)
  assert.equal(createFinder(contents, [textOf('en')])('qqq').items, [])
})

test('has other words only for what it finds', () => {
  const known = new Set(contents.map(({ titles }) => titles[titles.length - 1]))
  const labels = Object.values(KEYWORDS).flatMap(words => Object.keys(words ?? {}))
  assert.equal(
    labels.filter(label => !known.has(label as MessageKey)),
    []
  )
})

test.run()
