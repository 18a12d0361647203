import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { locationOf, parse, SOURCES, walk } from './sources'

/** Rules and filters whose arguments are limits. */
const CALLS = ['integer', 'length', 'bytes', 'textFilter', 'networkList', 'hostList']
/** Attributes and options that are limits. */
const NAMES = ['maxLength', 'maxRows']

/** Numbers of which the contract knows nothing. */
const OWN: Record<string, string> = {
  'src/lib/form/rules.ts': 'a port has 16 bits',
  'src/screens/enhanced-security/model.ts': 'an account in the address, which the console itself looks for',
  'src/screens/opcua/nodes/bulk-form.ts': 'the step between the addresses of tags that the console counts up itself',
  'src/stores/vnc-password.ts': 'the least of a password that may be empty, which the schema cannot say'
}

const test = suite('limits')

test('a form takes its limits from the contract, so that another limit there is another one in the form', () => {
  const typed = SOURCES.filter(path => !(path in OWN)).flatMap(typedLimits)
  assert.equal(typed, [], 'import it from src/api/generated/limits')
})

test('every exception is still one', () => {
  assert.equal(
    Object.keys(OWN).filter(path => typedLimits(path).length === 0),
    []
  )
})

test('no control cuts what is typed or pasted: it is shown with an error', () => {
  assert.equal(SOURCES.flatMap(cuttingControls), [])
})

/** Elements with an attribute that makes the browser drop what is longer. */
function cuttingControls(path: string): string[] {
  const file = parse(path)
  const found: string[] = []
  walk(file, node => {
    const isElement = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)
    if (!isElement || !/^[a-z]/.test(node.tagName.getText())) return
    const cuts = node.attributes.properties.some(it => ts.isJsxAttribute(it) && it.name.getText() === 'maxLength')
    if (cuts) found.push(locationOf(file, node))
  })
  return found
}

/** Limits that are numbers, or names of numbers, of the file. */
function typedLimits(path: string): string[] {
  const file = parse(path)
  const constants = new Set<string>()
  walk(file, node => {
    if (ts.isVariableDeclaration(node) && node.initializer && isNumber(node.initializer))
      constants.add(node.name.getText())
  })
  const isTyped = (node: ts.Node): boolean =>
    isNumber(node) || (ts.isIdentifier(node) && constants.has(node.text)) || node.getChildren().some(isTyped)
  const found: string[] = []
  walk(file, node => {
    if (limitsOf(node).some(isTyped)) found.push(`${locationOf(file, node)}: ${node.getText()}`)
  })
  return found
}

/** 0 and 1 are no limits but the absence of one. */
const isNumber = (node: ts.Node): boolean =>
  (ts.isNumericLiteral(node) && Number(node.text) > 1) ||
  (ts.isBinaryExpression(node) && isNumber(node.left) && isNumber(node.right))

function limitsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node) && CALLS.includes(node.expression.getText())) return node.arguments
  const isNamed = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && NAMES.includes(node.name.getText())
  return isNamed && node.initializer ? [node.initializer] : []
}

test.run()
