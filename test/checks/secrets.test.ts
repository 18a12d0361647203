import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read, SOURCES } from './sources'

/** Has a model of its own instead of a form, so nothing of it is kept. */
const WITHOUT_FORM = 'src/screens/login/'

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The folders of the forms that a field is of: its own, or those of the screens that use its component. */
function formFolders(path: string): string[] {
  if (!path.startsWith('src/ui/')) return [folderOf(path)]
  const name = path.slice(path.lastIndexOf('/')).replace(/\.tsx$/, "'")
  return SOURCES.filter(other => other.startsWith('src/screens/') && read(other).includes(name)).map(folderOf)
}

const test = suite('secrets')

test('the value of every password field is a secret of a form in its folder, which is never kept over a new sign-in', () => {
  const secrets = new Set(
    SOURCES.flatMap(path =>
      [...read(path).matchAll(/secrets: \[([^\]]*)\]/g)].flatMap(([, names = '']) =>
        [...names.matchAll(/'(\w+)'/g)].map(([, name]) => folderOf(path) + name)
      )
    )
  )
  const fields = SOURCES.filter(path => !path.startsWith(WITHOUT_FORM)).flatMap(path =>
    [...read(path).matchAll(/<PasswordField\b[^>]*?\bname="(\w+)"/g)].flatMap(([, name]) =>
      formFolders(path).map(folder => folder + name)
    )
  )
  assert.ok(fields.length > 10)
  assert.equal(
    fields.filter(field => !secrets.has(field)),
    []
  )
})

test.run()
