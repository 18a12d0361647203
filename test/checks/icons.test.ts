import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse, read, SRC, walk } from './sources'

const SPRITES = ['static/icons.svg', 'static/screen-icons.svg']
const test = suite('icons')

/** An icon is named by the `icon` of an object or of a component, and by the `name` of an Icon. */
function isForIcon(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'icon'
  if (!ts.isJsxAttribute(node)) return false
  const element = node.parent.parent
  return node.name.getText() === 'icon' || (node.name.getText() === 'name' && element.tagName.getText() === 'Icon')
}

test('every icon of the sprites is used', () => {
  const used = new Set<string>()
  for (const path of SRC)
    walk(parse(path), node => {
      if (isForIcon(node)) walk(node, inner => ts.isStringLiteralLike(inner) && used.add(inner.text))
    })
  const sprites = SPRITES.map(read).join()
  const defined = [...sprites.matchAll(/id="([a-z-]+)"/g)].map(match => match[1]!)
  assert.equal(
    defined.filter(name => !used.has(name)),
    []
  )
})

test.run()
