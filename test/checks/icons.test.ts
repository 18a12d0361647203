import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse, read, SOURCES, walk } from './sources'

const SPRITE = 'static/icons.svg'
const test = suite('icons')

/** Where an icon is named: the `icon` of an object or a part of `ui/`, and the `name` of an Icon. */
function isForIcon(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'icon'
  if (!ts.isJsxAttribute(node)) return false
  const element = node.parent.parent
  return node.name.getText() === 'icon' || (node.name.getText() === 'name' && element.tagName.getText() === 'Icon')
}

test('the sprite has no icon that nothing shows', () => {
  const shown = new Set<string>()
  for (const path of SOURCES)
    walk(parse(path), node => {
      if (isForIcon(node)) walk(node, inner => ts.isStringLiteralLike(inner) && shown.add(inner.text))
    })
  const drawn = [...read(SPRITE).matchAll(/id="([a-z-]+)"/g)].map(match => match[1]!)
  assert.equal(
    drawn.filter(name => !shown.has(name)),
    []
  )
})

test.run()
