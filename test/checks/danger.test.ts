import locales from 'virtual:locales'
import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { locationOf, parse, SOURCES, walk } from './sources'

const DESTRUCTIVE = /^(Clear|Delete|Forget|Purge|Remove)\b/
const en: Readonly<Record<string, string>> = locales.en

/** Whether it has `asks`, a text of `t` that says that something is deleted, and no `danger`. */
function isQuietDanger(node: ts.Node): boolean {
  const isButton = ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Button'
  if (!isButton && !ts.isObjectLiteralExpression(node)) return false
  const code = node.getText()
  const [, key = ''] = /\bt\('([\w.]+)'/.exec(code) ?? []
  return DESTRUCTIVE.test(en[key] ?? '') && /\basks\b/.test(code) && !/\bdanger\b/.test(code)
}

const test = suite('danger')

test('what deletes something after a question has the tone for it, as a button and in a menu', () => {
  const found: string[] = []
  for (const path of SOURCES.filter(source => source.endsWith('.tsx'))) {
    const file = parse(path)
    walk(file, node => {
      if (isQuietDanger(node)) found.push(locationOf(file, node))
    })
  }
  assert.equal(found, [])
})

test.run()
