import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importsOf } from './imports'
import { SOURCES } from './sources'

/** Users of the search field without a count of their own, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/screens/misc/time/zone-field.tsx': 'the choices of a field, of which one is chosen',
  'src/app/dialogs/finder/finder-dialog.tsx': 'a few screens, of which the best one is marked',
  'src/screens/opcua/nodes/node-toolbar.tsx': 'folders that only lead to a match are shown too, and not counted'
}

const usersOf = (component: string) =>
  SOURCES.filter(path => importsOf(path).some(({ target, typeOnly }) => !typeOnly && target.endsWith(component)))

const test = suite('match counts')

test('every list with a search says how many match', () => {
  const counted = [...usersOf('/match-count.tsx'), ...Object.keys(EXCEPTIONS)]
  const searched = usersOf('/search-field.tsx')
  assert.equal(
    searched.filter(path => !counted.includes(path)),
    []
  )
  assert.equal(
    Object.keys(EXCEPTIONS).filter(path => !searched.includes(path)),
    []
  )
})

test.run()
