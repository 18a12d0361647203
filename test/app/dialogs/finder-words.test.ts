import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { listScreens } from '../../../src/app/dialogs/finder/findable'
import { createFinder, type Finder } from '../../../src/app/dialogs/finder/finder'
import { withContents } from '../../../src/app/dialogs/finder/finder-index'
import { menuEntries } from '../../../src/app/shell/menu'
import { ROUTES } from '../../../src/app/shell/routes'
import { $i18n } from '../../../src/lib/text/i18n'
import { allWords } from '../../setup/words'
import { UNTUNED, WORDS } from './finder-words'

/** Of the results, those that need not be scrolled to. */
const FIRST = 3

const everything = { roles: ROUTES.map(({ name }) => name), secsLicence: true }
const items = withContents(listScreens(menuEntries(ROUTES, everything, [])), $i18n.get())
const finderOf = (language: string) =>
  createFinder(
    items,
    [...new Set([language, 'en'])].map(name => key => allWords(name)[key] ?? '')
  )
const FINDERS: Record<string, Finder> = Object.fromEntries(['en', 'ja', 'ko'].map(name => [name, finderOf(name)]))

const nameOf = (path: string) => ROUTES.find(route => route.path === path)?.name ?? path

/** The words that do not lead to their place, with where they lead instead; and how many there are in all. */
function tryWords(words: typeof WORDS) {
  const tried = Object.entries(words).flatMap(([places, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, list]) =>
      (list ?? '').split(/[,、]/).map(text => {
        const word = text.trim()
        const found = FINDERS[language]?.(word)
        const first = found?.isNearest ? [] : (found?.items.slice(0, FIRST).map(({ path }) => nameOf(path)) ?? [])
        return { word, places, first, isRight: first.some(name => places.split(' ').includes(name)) }
      })
    )
  )
  const wrong = tried.filter(({ isRight }) => !isRight)
  return {
    share: 1 - wrong.length / tried.length,
    wrong: wrong.map(({ word, places, first }) => `${word}: ${first} for ${places}`)
  }
}

const test = suite('words of technicians')

test('at least 98 of 100 lead to their place among the first three results', () => {
  const { share, wrong } = tryWords(WORDS)
  assert.ok(share >= 0.98, `${share}\n${wrong.join('\n')}`)
})

test('of words that it was not tuned for, at least 8 of 10 do', () => {
  const { share, wrong } = tryWords(UNTUNED)
  assert.ok(share >= 0.8, `${share}\n${wrong.join('\n')}`)
})

test.run()
