import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'
import { parse, read, readJson, SOURCES, walk } from './sources'

/** Fields that the log calls otherwise, each with the reason. */
const LEFT_OUT: Record<string, string> = {}

const TEXTS = readJson<Record<string, string>>('locales/en.json')
const WORDS = read('src/stores/operations/words.ts')
/** A label that screens share is loaded where the log is. */
const SHARED = /^common\./
const UNIT = /_(seconds|s|ms)$/

const test = suite('labels of the operation log')

test('a field that every form labels by one text that screens share has it in the operation log too', () => {
  const contract = JSON.stringify(assembleContract())
  const missing = [...labels()].flatMap(([field, keys]) => {
    const [key, ...others] = keys
    if (!key || others.length > 0 || !SHARED.test(key) || field in LEFT_OUT) return []
    const isSent = contract.includes(`"${field}":{`)
    return isSent && !WORDS.includes(`${field.replace(UNIT, '')}: '${key}'`) ? [`${field}: ${key}`] : []
  })
  assert.equal(missing, [])
})

/** The labels of the fields of forms, in tables of fields and in views. */
function labels(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (field: string | undefined, key: string | undefined) => {
    if (field === undefined || key === undefined || !(key in TEXTS)) return
    found.set(field, (found.get(field) ?? new Set()).add(key))
  }
  for (const path of SOURCES.filter(it => /^src\/(screens|app|lib|ui)\//.test(it)))
    walk(parse(path), node => {
      if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node))
        add(attributeOf(node, 'name'), attributeOf(node, 'label'))
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'fields') return
      for (const table of node.arguments.filter(ts.isObjectLiteralExpression))
        for (const entry of table.properties.filter(ts.isPropertyAssignment))
          add(entry.name.getText(), firstText(entry.initializer))
    })
  return found
}

/** Of `name="port"` or `label={t('…')}`. */
function attributeOf({ attributes }: ts.JsxOpeningLikeElement, name: string): string | undefined {
  const attribute = attributes.properties.find(it => ts.isJsxAttribute(it) && it.name.getText() === name)
  return attribute && firstText(attribute)
}

function firstText(node: ts.Node): string | undefined {
  let text: string | undefined
  walk(node, inner => {
    if (ts.isStringLiteral(inner)) text ??= inner.text
  })
  return text
}

test.run()
