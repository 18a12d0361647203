import '../setup/dom'
import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { GALLERY } from '../gallery/gallery'
import { importsOf } from './imports'
import { filesIn, parse, SRC } from './sources'

/** Components that the gallery does not show, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/ui/paper/paper.tsx': 'is not in the page: files and prints are made of what it renders',
  'src/ui/paper/paper-part.tsx': 'loads paper.tsx',
  'src/ui/paper/paper-sheet.tsx': 'visible in files and in print only',
  'src/ui/table/print-sheet.tsx': 'visible in print only; opens the dialog of the browser when it is shown',
  'src/ui/qr-code/qr-code.tsx': 'shown by qr-button.tsx, which has its sheet'
}

const COMPONENTS = SRC.filter(path => /^src\/ui\/.*\.tsx$/.test(path) && exportsComponent(path))
const test = suite('gallery')

test('every component of ui is in the gallery with its states, or is an exception with a reason', () => {
  assert.equal(Object.keys(GALLERY).concat(Object.keys(EXCEPTIONS)).sort(), COMPONENTS)
  const empty = Object.entries(GALLERY).filter(([, states]) => Object.keys(states).length === 0)
  assert.equal(empty, [])
})

test('the gallery shows the component of each file that it names', () => {
  const imported = new Set(
    filesIn('test/gallery', /\.tsx?$/)
      .flatMap(importsOf)
      .map(({ target }) => target)
  )
  assert.equal(
    Object.keys(GALLERY).filter(path => !imported.has(path)),
    []
  )
})

test('nothing of src imports the gallery or anything else of the tests', () => {
  const wrong = SRC.filter(path => importsOf(path).some(({ target }) => /^test\//.test(target)))
  assert.equal(wrong, [])
})

/** Whether it exports a function that is named as components are. */
function exportsComponent(path: string): boolean {
  return parse(path).statements.some(
    statement =>
      ts.isFunctionDeclaration(statement) &&
      /^[A-Z]/.test(statement.name?.text ?? '') &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

test.run()
